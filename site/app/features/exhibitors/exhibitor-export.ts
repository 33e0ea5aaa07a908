import { csvFile } from '@beursvloer/contract/csv'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content, Exhibitor } from '~/content/model.ts'
import { exportMessages } from './export-messages.ts'

/**
 * The fields of an exhibitor in exports: those of its page, without the contact person, so that no list
 * of personal e-mail addresses can be downloaded.
 */
const toExport = (exhibitor: Exhibitor, base: string) => ({
  id: exhibitor.id,
  name: exhibitor.name,
  url: base + exhibitorPath(exhibitor),
  category: { slug: exhibitor.category.slug, name: exhibitor.category.name },
  stands: exhibitor.stands.map(({ number, hall }) => ({ number, hall: hall.name })),
  pavilion: exhibitor.pavilion?.name ?? null,
  mainExhibitor: exhibitor.mainExhibitor?.name ?? null,
  themes: exhibitor.themes.map(({ name }) => name),
  intro: exhibitor.intro,
  website: exhibitor.website || null,
  socials: exhibitor.socials.map(({ platform, url }) => ({ platform, url })),
})

type ExhibitorExport = ReturnType<typeof toExport>

const exportsOf = (content: Content, base: string): readonly ExhibitorExport[] =>
  content.exhibitors.all.map((exhibitor) => toExport(exhibitor, base))

/**
 * All exhibitors as JSON: `{ fair, language, exhibitors }`, by sort name.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export const exhibitorsJson = (content: Content, base: string): string =>
  JSON.stringify({
    fair: content.edition.name,
    language: content.locale,
    exhibitors: exportsOf(content, base),
  })

/** All exhibitors as CSV, one a row, with heads in the page's language. */
export function exhibitorsCsv(content: Content, base: string): string {
  const t = exportMessages[content.locale]
  const columns: readonly (readonly [head: string, cell: (row: ExhibitorExport) => string])[] = [
    [t.name, ({ name }) => name],
    [t.category, ({ category }) => category.name],
    [t.stands, ({ stands }) => stands.map(({ number }) => number).join(', ')],
    [t.halls, ({ stands }) => [...new Set(stands.map(({ hall }) => hall))].join(', ')],
    [t.pavilion, ({ pavilion }) => pavilion ?? ''],
    [t.mainExhibitor, ({ mainExhibitor }) => mainExhibitor ?? ''],
    [t.themes, ({ themes }) => themes.join(', ')],
    [t.intro, ({ intro }) => intro],
    [t.website, ({ website }) => website ?? ''],
    [t.page, ({ url }) => url],
  ]
  return csvFile([
    columns.map(([head]) => head),
    ...exportsOf(content, base).map((row) => columns.map(([, cell]) => cell(row))),
  ])
}
