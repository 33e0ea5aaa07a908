import { pageLocale } from './page-locale.ts'
import { addToast } from './store.ts'

const TEXTS = {
  nl: 'Niet bewaard: uw browser laat deze site niets opslaan, of de opslag is vol. Sta opslag voor deze site toe en probeer het opnieuw.',
  en: 'Not saved: your browser does not let this site store anything, or the storage is full. Allow storage for this site and try again.',
}

/** Says that something could not be saved on this device. */
export const tellRefused = (): string =>
  addToast({ text: TEXTS[pageLocale()], tone: 'error', stays: true })
