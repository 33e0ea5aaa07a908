import {
  EXHIBITORS_PAGE,
  FLOOR_PLAN_PAGE,
  PROGRAMME_PAGE,
  REGULATION_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode } from '~/content/model.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource, type SearchDocument } from './search-document.ts'

/** Files to download: those of editors and exhibitors, and those that the site makes itself. */
export const downloads: DocumentSource = (content) => [...made(content), ...files(content)]

const filePath = (file: string): string => `/_file/${encodeURIComponent(file)}`

function made({ edition, halls, regulations, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  const file = (path: string, title: string, language: LocaleCode = locale): SearchDocument => ({
    kind: 'downloads',
    language,
    path,
    title,
    facts: path.split('.').at(-1)?.toUpperCase() ?? '',
    alias: t.downloadToo,
    summary: '',
  })
  return [
    ...halls.all.map(({ number, name }) =>
      file(`${FLOOR_PLAN_PAGE}/hal-${number}.pdf`, t.planOf(name)),
    ),
    ...(regulations.length > 0 ? [file(`${REGULATION_PAGE}.pdf`, t.rulesFile)] : []),
    ...(edition.programmePublished ? [file(`${PROGRAMME_PAGE}.ics`, t.programmeFile)] : []),
    file(`${EXHIBITORS_PAGE}.csv`, t.exhibitorsFile),
  ]
}

function files({ pages, concepts, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  const ofPages = pages.all.flatMap((page) =>
    page.blocks.flatMap((block): SearchDocument[] =>
      block.type !== 'download' || page.seo?.noIndex
        ? []
        : [
            {
              ...about(page),
              kind: 'downloads',
              path: filePath(block.file.file),
              title: block.title,
              facts: page.title,
              alias: t.downloadToo,
              summary: block.description,
            },
          ],
    ),
  )
  const brochures = concepts.all.flatMap(
    ({ language, name, exhibitor, brochure }): SearchDocument[] =>
      brochure
        ? [
            {
              kind: 'downloads',
              language,
              path: filePath(brochure.file),
              title: `Brochure ${name}`,
              facts: exhibitor.name,
              summary: '',
              weight: 0.8,
            },
          ]
        : [],
  )
  return [...ofPages, ...brochures]
}
