import { useLocation } from 'react-router'
import { useLocale } from '~/i18n/locale.tsx'
import { defaultLocales } from '~/i18n/locales.ts'
import { useShellData } from '~/shell/shell-data.ts'

/** Links to this very page in the other languages; a full page load, so that all words change. */
export function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const switchTo = useShellData()?.switchTo
  if (!switchTo) return null
  return defaultLocales
    .filter(({ code }) => code !== locale)
    .map(({ code, name, language }) => (
      <a
        key={code}
        className={className}
        href={(switchTo[code] + pathname).replace(/(.)\/$/, '$1') + search}
        hrefLang={language}
        lang={language}
      >
        {code.toUpperCase()}
        <span className="sr-only"> ({name})</span>
      </a>
    ))
}
