import type { ReactNode } from 'react'
import { LANGUAGE_LABELS } from '../visitors/staff/labels'
import { CELL_TEXT } from './ui/cell-text'

/** Strapi's storage key of the panel's chosen language. */
const LANGUAGE_KEY = 'strapi-admin-language'

/** Shows the panel, its sign-in page included, in Dutch until a language is chosen. */
export function defaultToDutch(): void {
  if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'nl')
}

interface Row {
  readonly locale?: string
  readonly localizations?: readonly { readonly locale: string }[]
}

interface Header {
  readonly name: string
  readonly cellFormatter?: (row: never) => ReactNode
}

const languagesOf = ({ locale, localizations = [] }: Row): string =>
  Object.entries(LANGUAGE_LABELS)
    .filter(([code]) => code === locale || localizations.some((other) => other.locale === code))
    .map(([, name]) => name)
    .join(', ')

/** The list column with a document's languages; Strapi's own writes "(default)" in it. */
export const nameLanguages = <T extends { displayedHeaders: Header[] }>(args: T): T => ({
  ...args,
  displayedHeaders: args.displayedHeaders.map((header) =>
    header.name === 'locales'
      ? {
          ...header,
          cellFormatter: (row: Row) => <span style={CELL_TEXT}>{languagesOf(row)}</span>,
        }
      : header,
  ),
})
