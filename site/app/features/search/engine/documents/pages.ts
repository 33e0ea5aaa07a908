import { albumPath, editorsPagePath } from '@beursvloer/contract/page-addresses'
import type { Block, Content, Page } from '~/content/model.ts'
import { blockAnchors } from '~/shell/anchors.ts'
import { plainText } from '~/shell/plain-text.ts'
import { blockText } from './blocks-text.ts'
import { documentMessages } from './messages.ts'
import { partDocuments } from './page-parts.ts'
import { about, type DocumentSource, type SearchDocument } from './search-document.ts'

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
