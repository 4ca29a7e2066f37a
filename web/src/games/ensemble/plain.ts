/** What Ensemble says about its view, for the plain board. */

import type { EnsembleView } from '../../protocol'
import { concertHints } from '../concert/hints'
import type { Plain } from '../plain/hints'
import { BOX } from './box'

export const plain: Plain<EnsembleView> = (words, view, seat, names) => concertHints(BOX, words, view, seat, names)
