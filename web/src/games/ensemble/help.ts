/** What lies on an Ensemble table, in words. */

import type { Explain } from '../../learn/help'
import type { EnsembleView } from '../../protocol'
import { explainIn } from '../concert/explain'
import { BOX } from './box'

export const explain: Explain<EnsembleView> = (words, what, view) => explainIn(BOX, words, what, view)
