import { categoryPath, exhibitorPath, pavilionPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { plainText } from '~/shell/plain-text.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource, line, names, type SearchDocument } from './search-document.ts'

/** `1.A12`, also as `1A12` and `A12`; `B-101`, also as `B101`. */
const standCode = (stands: readonly { readonly number: string }[]) =>
  stands
    .flatMap(({ number }) => [number, number.replace(/[.-]/g, ''), number.split('.').at(-1)])
    .join(' ')

/** Exhibitors and the groups that they are in. */
export const exhibitors: DocumentSource = (content) => [
  ...participants(content),
  ...content.categories.all.map(
    (category): SearchDocument => ({
      ...about(category),
      kind: 'exhibitors',
      path: categoryPath(category),
      title: category.name,
      facts: documentMessages[content.locale].category,
      summary: category.intro,
      weight: 1.3,
    }),
  ),
]

function participants({ exhibitors, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  return exhibitors.all.map((exhibitor) => ({
    ...about(exhibitor),
    kind: 'exhibitors',
    path: exhibitorPath(exhibitor),
    title: exhibitor.name,
    facts: line(
      exhibitor.stands.length > 0 &&
        `${t.stand} ${exhibitor.stands.map(({ number }) => number).join(', ')}`,
      exhibitor.category.name,
      exhibitor.pavilion?.name ?? '',
    ),
    code: standCode(exhibitor.stands),
    keywords: `${names(exhibitor.themes)} ${names(exhibitor.speakers)} ${names(exhibitor.concepts)}`,
    summary: exhibitor.intro,
    body: () => plainText(exhibitor.body),
  }))
}

export const concepts: DocumentSource = ({ concepts, locale }) => {
  const t = documentMessages[locale]
  return concepts.all.map((concept) => ({
    ...about(concept),
    kind: 'concepts',
    path: exhibitorPath(concept.exhibitor),
    title: concept.name,
    facts: line(concept.exhibitor.name, t.conceptKind[concept.kind], concept.material),
    keywords: concept.markets.map(({ dwellingType }) => t.dwelling[dwellingType]).join(' '),
    summary: concept.summary,
    body: () => concept.references,
    weight: 0.9,
  }))
}

export const pavilions: DocumentSource = ({ pavilions }) =>
  pavilions.all.map((pavilion) => ({
    ...about(pavilion),
    kind: 'pavilions',
    path: pavilionPath(pavilion),
    title: pavilion.name,
    facts: line(pavilion.hall?.name ?? '', pavilion.partner?.name ?? ''),
    keywords: names(pavilion.exhibitors),
    summary: pavilion.intro,
    body: () => plainText(pavilion.body),
    weight: 1.3,
  }))
