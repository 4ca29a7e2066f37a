/** Ensemble sounds as both Maestro games do. */
export { CONCERT as VOICES } from '../concert/cast'
