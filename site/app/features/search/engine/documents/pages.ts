import { accreditation } from '@beursvloer/contract/forms/definitions/accreditation'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { albumPath, editorsPagePath } from '@beursvloer/contract/page-addresses'
import type { Block, Content, Page, PagePart } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { articleAnchor, blockAnchors } from '~/shell/anchors.ts'
import { plainText } from '~/shell/plain-text.ts'
import { blockText } from './blocks-text.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource, line, type SearchDocument } from './search-document.ts'

/** A document for a part, besides kind and the page's title, which it takes from its page. */
type Found = Pick<SearchDocument, 'title' | 'summary'> &
  Partial<Pick<SearchDocument, 'language' | 'facts' | 'alias'>> & { readonly anchor?: string }

/** Content of a page that the site makes from other content. */
const parts: Readonly<Record<PagePart, (content: Content) => readonly Found[]>> = {
  venue: ({ edition, locale }) => [
    {
      title: edition.venue,
      facts: line(
        edition.venueAddress,
        [edition.venuePostcode, edition.city].filter(Boolean).join(' '),
      ),
      alias: documentMessages[locale].venueToo,
      summary: '',
    },
  ],
  team: ({ team, locale }) =>
    team.map((member) => ({
      ...about(member),
      title: member.name,
      facts: line(member.role, member.phone),
      alias: documentMessages[locale].teamToo,
      summary: member.topics,
    })),
  calculator: ({ locale }) => {
    const t = documentMessages[locale]
    return [{ title: t.calculator, anchor: 'prijs', alias: t.calculatorToo, summary: '' }]
  },
  tariffs: ({ tariffs, locale }) => {
    const t = documentMessages[locale]
    const includes = tariffs.at(-1)?.floorIncludes ?? []
    return [
      { title: t.tariffs, anchor: 'tarieven', alias: t.tariffsToo, summary: includes.join(', ') },
    ]
  },
  deadlines: ({ edition, locale }) =>
    edition.deadlines.map(({ date, title, note }) => ({
      ...about(edition),
      title,
      facts: formatDate(date, locale),
      summary: note,
    })),
  products: ({ products }) =>
    products.map((product) => ({
      ...about(product),
      title: product.name,
      anchor: product.code.toLowerCase(),
      facts: product.size,
      summary: product.description,
    })),
  'contract-form': ({ locale }) => [
    {
      title: contract.title[locale],
      anchor: 'formulier',
      alias: documentMessages[locale].contractToo,
      summary: contract.steps.map(({ title }) => title[locale]).join(', '),
    },
  ],
  'press-figures': () => [],
  'press-releases': ({ locale }) => [
    { title: documentMessages[locale].releases, anchor: 'persberichten', summary: '' },
  ],
  accreditation: ({ locale }) => [
    {
      title: accreditation.title[locale],
      anchor: 'formulier',
      alias: documentMessages[locale].accreditationToo,
      summary: '',
    },
  ],
  // Holds only the visitor's own choices: nothing to index.
  choices: () => [],
  articles: ({ regulations }) =>
    regulations.slice(0, 1).flatMap((regulation) =>
      regulation.chapters.flatMap((chapter) =>
        chapter.articles.map((article) => ({
          ...about(regulation),
          title: article.title || chapter.title,
          anchor: articleAnchor(chapter.number, article.number),
          facts: `${chapter.number}.${article.number} ${chapter.title}`,
          summary: plainText(article.body),
        })),
      ),
    ),
}

/** The documents for a part of a page. */
const partDocuments = (part: PagePart, page: Page, content: Content): SearchDocument[] =>
  parts[part](content).map(({ anchor, facts = '', ...found }) => ({
    kind: 'pages',
    language: content.locale,
    path: `${editorsPagePath(page)}${anchor ? `#${anchor}` : ''}`,
    facts: line(facts, page.title),
    ...found,
  }))

/** Pages that editors made, each by itself and by its parts. */
export const pages: DocumentSource = (content) => [
  ...content.pages.all
    .filter((page) => page.layout !== 'empty' && !page.seo?.noIndex)
    .flatMap((page) => [wholePage(page), ...sections(page, content)]),
]

const hasHeading = (block: Block): boolean =>
  block.type === 'table' ? block.caption !== '' : 'title' in block && block.title !== ''

/** Blocks without a heading are found as the page itself. */
const wholePage = (page: Page): SearchDocument => ({
  ...about(page),
  kind: 'pages',
  path: editorsPagePath(page),
  title: page.title,
  facts: '',
  summary: page.intro,
  body: () =>
    page.blocks
      .filter((block) => !hasHeading(block))
      .map(blockText)
      .join(' '),
  weight: 1.4,
})

/** The parts of a page that have a heading, with the address of that. */
function sections(page: Page, content: Content): SearchDocument[] {
  const anchors = blockAnchors(page.blocks)
  const path = editorsPagePath(page)
  const part = (title: string, anchor: string | undefined, summary: string): SearchDocument[] =>
    title === ''
      ? []
      : [
          {
            ...about(page),
            kind: 'pages',
            path: anchor ? `${path}#${anchor}` : path,
            title,
            facts: page.title,
            summary,
            weight: 1.2,
          },
        ]
  return page.blocks.flatMap((block, index) => {
    const own = anchors[index]
    switch (block.type) {
      case 'part':
        return partDocuments(block.part, page, content)
      case 'columns':
        return [
          ...block.columns.flatMap(({ title, body }, column) =>
            part(title, own?.columns[column], plainText(body)),
          ),
          ...part(block.title, own?.own, ''),
        ]
      case 'text':
        return part(block.title, own?.own, plainText(block.body))
      case 'table':
        return part(block.caption, own?.own, block.rows.flat().join(' '))
      case 'cards':
      case 'video':
        return part(block.title, own?.own, blockText({ ...block, title: '' }))
      default:
        return []
    }
  })
}

/** Photo albums; the newest weighs more. */
export const albums: DocumentSource = ({ albums, locale }) =>
  albums.all.map((album, index) => ({
    ...about(album),
    kind: 'pages',
    path: albumPath(album),
    title: album.title,
    facts: documentMessages[locale].photos(album.photos.length),
    alias: documentMessages[locale].albumToo,
    summary: album.intro,
    body: () => album.photos.map(({ alt }) => alt.replace(/\.?$/, '.')).join(' '),
    weight: index === 0 ? 1 : 0.8,
  }))
