import type { LocaleCode } from '~/i18n/locales.ts'

/** What the CMS makes of a browser's own description: "Firefox on Windows", or one of the two. */
const BROWSER_ON_SYSTEM = /^(.+) (?:on|op) (.+)$/

/** A device in words: "Firefox op Windows"; null when the browser did not say. */
export function deviceLabel(name: string | null, locale: LocaleCode): string | null {
  const [, browser, system] = BROWSER_ON_SYSTEM.exec(name ?? '') ?? []
  if (!browser || !system) return name
  return locale === 'nl' ? `${browser} op ${system}` : `${browser} on ${system}`
}
