/** What lies on a Symphony table, for a board that does not know which game it shows. */

import type { Explain } from '../../learn/help'
import type { MaestroView } from '../../protocol'
import { explainSymphony } from './explain'

export const explain: Explain<MaestroView> = (words, what, view) => explainSymphony(words, what, view)
