import type { LocaleCode } from '~/content/model.ts'

/** The language of the page, for code outside React. */
export const pageLocale = (): LocaleCode => (document.documentElement.lang === 'en' ? 'en' : 'nl')
