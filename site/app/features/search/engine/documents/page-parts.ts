import { accreditation } from '@beursvloer/contract/forms/definitions/accreditation'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { editorsPagePath } from '@beursvloer/contract/page-addresses'
import type { Content, Page, PagePart } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { articleAnchor } from '~/shell/anchors.ts'
import { plainText } from '~/shell/plain-text.ts'
import { documentMessages } from './messages.ts'
import { about, line, type SearchDocument } from './search-document.ts'

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
export const partDocuments = (part: PagePart, page: Page, content: Content): SearchDocument[] =>
  parts[part](content).map(({ anchor, facts = '', ...found }) => ({
    kind: 'pages',
    language: content.locale,
    path: `${editorsPagePath(page)}${anchor ? `#${anchor}` : ''}`,
    facts: line(facts, page.title),
    ...found,
  }))
