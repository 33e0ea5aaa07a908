import { useLocale } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { softHyphens } from './soft-hyphens.ts'

interface HyphenatedProps {
  children: string
  /** Language of the text; that of the page unless given. */
  language?: LocaleCode | undefined
}

/**
 * A title or name for a heading, card or narrow cell: its long words break with a hyphen. Names for
 * assistive technology, metadata and files take the text itself.
 */
export function Hyphenated({ children, language }: HyphenatedProps) {
  const locale = useLocale()
  return softHyphens(children, language ?? locale)
}
