import { Component, type ReactNode, Suspense } from 'react'
import type { Block } from '~/content/model.ts'
import { libraryAlt } from '~/i18n/library-alt.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { type BlockAnchors, blockAnchors } from '~/shell/anchors.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { keepTogether } from '~/ui/keep-together.ts'
import { lateComponent } from '~/ui/late-component.ts'
import { Notice } from '~/ui/notice.tsx'
import { Picture } from '~/ui/picture.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { Table } from '~/ui/table.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'
import { CardsBlock } from './cards-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { blockMessages } from './messages.ts'
import { PartBlock } from './page-parts.tsx'
import { VideoBlock } from './video-block.tsx'

// Few pages have one: the others do not load their code.
const QuoteBlock = lateComponent(() => import('./quote-block.tsx'))
const FiguresBlock = lateComponent(() => import('./figures-block.tsx'))

/** Short texts side by side. */
function ColumnsBlock({ block, anchors }: BlockProps<'columns'>) {
  const { title, columns } = block
  return (
    <BlockSection id={anchors.own} title={title}>
      <CellGrid as="div" columns={columns.length === 2 || columns.length === 4 ? 2 : 3} line="rule">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id and never move.
          <Cell key={index} as="div">
            {column.title && (
              <h3 id={anchors.columns[index]} className="mb-2 text-2xl">
                {column.title}
              </h3>
            )}
            <RichText value={column.body} under={3} className="text-[1rem]" />
          </Cell>
        ))}
      </CellGrid>
    </BlockSection>
  )
}

/** A table that an editor typed. Columns that hold only amounts and measures are set right. */
function TableBlock({ block, anchors }: BlockProps<'table'>) {
  const { caption, head, rows } = block
  const numeric = head
    .map((_, column) => column)
    .filter(
      (column) =>
        column > 0 && rows.every((row) => /^[€+−\-\d.,\s%]*(m²?)?$/.test(row[column] ?? '')),
    )
  return (
    <div id={anchors.own}>
      <Table caption={caption} head={head} rows={rows} numeric={numeric} />
    </div>
  )
}

/** The next action, on the deep green ground. */
function CallToActionBlock({ block }: BlockProps<'call-to-action'>) {
  return (
    <section className="on-dark flex flex-wrap items-end justify-between gap-x-10 gap-y-6 p-6 md:p-10">
      <div className="max-w-text">
        <h2 className="text-3xl">{block.title}</h2>
        {block.text && <p className="mt-3 text-green-100 text-lg">{keepTogether(block.text)}</p>}
      </div>
      <LinkButton to={block.target} variant="primary" onDark>
        {block.label}
      </LinkButton>
    </section>
  )
}

/** Running text under an optional heading, which stands beside it on wide screens. */
function TextBlock({ block, anchors }: BlockProps<'text'>) {
  return (
    <BlockSection id={anchors.own} title={block.title} beside>
      <RichText value={block.body} under={block.title ? 2 : 1} />
    </BlockSection>
  )
}

/** A picture with caption and credit; `wide` takes the whole page. */
function PictureBlock({ block }: BlockProps<'picture'>) {
  const t = useMessages(blockMessages)
  const locale = useLocale()
  const { file, alt, caption, credit, size } = block
  return (
    <BlockSection beside={size === 'normal'}>
      <figure className={cx(size === 'normal' && 'max-w-text')}>
        <Picture
          file={file.file}
          width={file.width}
          height={file.height}
          {...(alt ? { alt } : libraryAlt(file, locale))}
          sizes={
            size === 'wide' ? '(min-width: 80rem) 80rem, 100vw' : '(min-width: 48rem) 40rem, 100vw'
          }
          className="w-full border border-ink"
        />
        {(caption || credit) && (
          <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-mute text-sm">
            <span>{caption}</span>
            {credit && <span>{t.credit(credit)}</span>}
          </figcaption>
        )}
      </figure>
    </BlockSection>
  )
}

/** A document to take along, with its kind and size. */
function DownloadBlock({ block, anchors }: BlockProps<'download'>) {
  const t = useMessages(blockMessages)
  const locale = useLocale()
  const { title, description, file } = block
  const kind = file.file.split('.').pop()?.toUpperCase()
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(
    Math.max(1, Math.round(file.sizeKb)),
  )
  return (
    <section
      id={anchors.own}
      className="relative flex max-w-text items-center gap-5 border border-ink p-5 hover:bg-green-50"
    >
      <Icon name="download" className="size-8 shrink-0 text-primary" />
      <div>
        <h2 className="text-2xl">
          <a href={`/_file/${encodeURIComponent(file.file)}`} download className="link-cover">
            {title}
          </a>
        </h2>
        {description && <p className="mt-1 text-mute text-sm">{description}</p>}
        <p className="mt-1 text-mute text-sm tabular-nums">
          {t.download}&nbsp;· {kind}&nbsp;· {size} kB
        </p>
      </div>
    </section>
  )
}

/** The component of each block; every type of the content model has one. */
const blockRegistry: {
  readonly [T in Block['type']]: (props: BlockProps<T>) => ReactNode
} = {
  text: TextBlock,
  picture: PictureBlock,
  columns: ColumnsBlock,
  'call-to-action': CallToActionBlock,
  faq: FaqBlock,
  cards: CardsBlock,
  video: VideoBlock,
  table: TableBlock,
  download: DownloadBlock,
  part: PartBlock,
  quote: QuoteBlock,
  figures: FiguresBlock,
}

function Broken() {
  const t = useMessages(blockMessages)
  return <Notice>{t.broken}</Notice>
}

/** Error boundary of a block: a broken block does not take down the page. */
class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <Broken /> : <Suspense>{this.props.children}</Suspense>
  }
}

const NO_ANCHORS: BlockAnchors = { columns: [] }

/** The blocks of a page, in the editor's order. A type that the registry lacks is left out. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const anchors = blockAnchors(blocks)
  return (
    <div className="space-y-14 md:space-y-20">
      {blocks.map((block, index) => {
        const View = blockRegistry[block.type] as
          | ((props: { block: Block; anchors: BlockAnchors }) => ReactNode)
          | undefined
        return (
          View && (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never move.
            <BlockBoundary key={index}>
              <View block={block} anchors={anchors[index] ?? NO_ANCHORS} />
            </BlockBoundary>
          )
        )
      })}
    </div>
  )
}
