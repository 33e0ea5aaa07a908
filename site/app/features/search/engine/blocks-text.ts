import { contract } from '@beursvloer/contract/forms/definitions/contract'
import type { Block, Content, PagePart } from '~/content/model.ts'
import { plainText } from '~/shell/plain-text.ts'

/** What the blocks of a page say. Questions are found by themselves. */
export const blocksText = (blocks: readonly Block[], content: Content): string =>
  blocks.flatMap((block) => textsOf(block, content)).join(' ')

function textsOf(block: Block, content: Content): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.title, plainText(block.body)]
    case 'picture':
      return [block.caption]
    case 'columns':
      return [block.title, ...block.columns.flatMap(({ title, body }) => [title, plainText(body)])]
    case 'call-to-action':
      return [block.title, block.text]
    case 'faq':
      return [block.title]
    case 'cards':
      return [block.title, ...block.cards.flatMap(({ title, text }) => [title, text])]
    case 'video':
      return [block.title, block.transcript]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'download':
      return [block.title, block.description]
    case 'part':
      return partTexts[block.part](content)
    case 'quote':
      return [block.text, block.name]
  }
}

/** What a page shows that the site makes of other content. */
const partTexts: Record<PagePart, (content: Content) => readonly string[]> = {
  venue: ({ edition }) => [edition.venue, edition.venueAddress, edition.city],
  team: ({ team }) => team.flatMap(({ name, role, topics }) => [name, role, topics]),
  tariffs: ({ tariffs }) => tariffs.flatMap(({ name, floorIncludes }) => [name, ...floorIncludes]),
  deadlines: ({ edition }) => edition.deadlines.flatMap(({ title, note }) => [title, note]),
  products: ({ products }) => products.flatMap(({ name, description }) => [name, description]),
  'contract-form': ({ locale }) => contract.steps.map(({ title }) => title[locale]),
  articles: ({ regulations }) =>
    regulations
      .slice(0, 1)
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ title, articles }) => [
        title,
        ...articles.flatMap((article) => [article.title, plainText(article.body)]),
      ]),
}
