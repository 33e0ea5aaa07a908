import type { LocaleCode } from '~/i18n/locales.ts'

/** Separates browser and system in the device name that the CMS stores: "Firefox on Windows". */
const ON = / (?:on|op) /

/** A device in words: "Firefox op Windows"; null when the browser did not say. */
export function deviceLabel(name: string | null, locale: LocaleCode): string | null {
  const [browser, system] = name?.split(ON) ?? []
  if (!browser || !system) return name
  return locale === 'nl' ? `${browser} op ${system}` : `${browser} on ${system}`
}
