/** A game's options, read from the JSON schema that the house sends: a form for any game, without knowing it. */

import type { Words } from '../../words/context'

export type Option = { name: string; when: Record<string, unknown> } & (
  | { kind: 'switch'; initial: boolean }
  | { kind: 'choice'; values: string[]; initial: string }
  | { kind: 'number'; values: string[]; initial: string }
  | { kind: 'seat'; initial: string } // "random", or a seat
  | { kind: 'several'; values: string[]; initial: string[] }
)

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  title?: string
  description?: string
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  minimum?: number
  maximum?: number
  multipleOf?: number
  default?: unknown
  when?: Record<string, unknown> // asked only while other options have these values, or one of these
  by_seats?: Record<string, number[]> // asked only with so many seats, and then these
}

function fieldsOf(given: Record<string, unknown>): Record<string, Schema> {
  const schema = given as Schema
  const name = schema.$ref?.split('/').pop()
  return (name ? schema.$defs?.[name] : schema)?.properties ?? {}
}

/** The numbers between two, as far apart as is said. */
function stepsOf({ minimum = 0, maximum = 0, multipleOf: by = 1 }: Schema): string[] {
  const first = Math.ceil(minimum / by) * by
  return Array.from({ length: Math.floor((maximum - first) / by) + 1 }, (_, i) => String(first + i * by))
}

/** What can be chosen, with so many seats if that is known. A kind of option that is not known here is left at its default. */
export function optionsOf(schema: Record<string, unknown>, seats?: number): Option[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]): Option[] => {
    const when = field.when ?? {}
    const fitting = seats === undefined ? undefined : field.by_seats
    if (fitting && !fitting[seats!]) return []
    if (field.type === 'boolean') return [{ name, when, kind: 'switch', initial: field.default === true }]
    if (field.enum) return [{ name, when, kind: 'choice', values: field.enum, initial: String(field.default ?? field.enum[0]) }]
    if (field.type === 'array' && field.items?.enum) return [{ name, when, kind: 'several', values: field.items.enum, initial: (field.default as string[]) ?? [] }]
    if (field.type === 'integer' && field.minimum !== undefined && field.maximum !== undefined) return [{ name, when, kind: 'number', values: fitting?.[seats!]?.map(String) ?? stepsOf(field), initial: String(field.default) }]
    if (field.anyOf?.some((one) => one.type === 'integer')) return [{ name, when, kind: 'seat', initial: String(field.default) }]
    return []
  })
}

/** Whether an option has a meaning with what is chosen beside it. */
export const isAsked = (option: Option, chosen: Chosen): boolean =>
  Object.entries(option.when).every(([name, value]) => (Array.isArray(value) ? value : [value]).some((one) => String(one) === String(chosen[name])))

export type Chosen = Record<string, boolean | string | string[]>

export const initialOf = (options: readonly Option[]): Chosen => Object.fromEntries(options.map((option) => [option.name, option.initial]))

/** A number that is chosen, or the usual one where that is not to be had any more; what is no number is as it is. */
export function numberOf(option: Option, chosen: Chosen): Chosen[string] | undefined {
  const value = chosen[option.name]
  return option.kind === 'number' && !option.values.includes(String(value)) ? option.initial : value
}

/** What is sent: only what is not the default anyway. */
export function sent(options: readonly Option[], chosen: Chosen): Record<string, unknown> {
  const changed = options.filter((option) => isAsked(option, chosen) && JSON.stringify(numberOf(option, chosen)) !== JSON.stringify(option.initial))
  return Object.fromEntries(changed.map((option) => {
    const value = chosen[option.name]
    return [option.name, (option.kind === 'seat' || option.kind === 'number') && /^\d+$/.test(String(value)) ? Number(value) : value]
  }))
}

/** An option's name: in the page's words, else as the game's schema titles it. */
export function labelOf(words: Words, schema: Record<string, unknown>, name: string): string {
  const key = `option-${name.replaceAll('_', '-')}`
  return words.has(key) ? words(key) : (fieldsOf(schema)[name]?.title ?? name)
}

export function hintOf(words: Words, schema: Record<string, unknown>, name: string): string {
  const key = `option-${name.replaceAll('_', '-')}-about`
  return words.has(key) ? words(key) : (fieldsOf(schema)[name]?.description ?? '')
}

export function valueOf(words: Words, name: string, value: string): string {
  const key = `option-${name.replaceAll('_', '-')}-${value}`
  if (words.has(key)) return words(key)
  return /^\d+$/.test(value) ? value : words.word(value)
}

/** What was agreed on that is not as usual, a line each. */
export function optionsInWords(words: Words, schema: Record<string, unknown>, chosen: Record<string, unknown>): string[] {
  return optionsOf(schema).flatMap((option) => {
    const value = chosen[option.name]
    if (value === undefined || JSON.stringify(value) === JSON.stringify(option.initial) || (option.kind === 'number' && String(value) === option.initial)) return []
    const label = labelOf(words, schema, option.name)
    if (option.kind === 'switch') return [value ? label : words('setup-without', { option: label })]
    const shown = Array.isArray(value)
      ? words.listing(value.map((one) => valueOf(words, option.name, String(one))))
      : option.kind === 'seat' && typeof value === 'number'
        ? words('setup-seat', { number: value + 1 })
        : valueOf(words, option.name, String(value))
    return [`${label}: ${shown}`]
  })
}
