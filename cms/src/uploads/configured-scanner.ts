import settings from '../../config/settings'
import { clamd, type Scanner } from './scan'

/** The virus scanner of this installation; null when it has none. */
export const configuredScanner: Scanner | null = settings.clamdUrl
  ? clamd(new URL(settings.clamdUrl))
  : null
