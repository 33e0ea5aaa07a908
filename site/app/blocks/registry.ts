import type { ReactNode } from 'react'
import type { Block } from '~/content/model.ts'
import type { BlockProps } from './block-props.ts'
import { CallToActionBlock } from './call-to-action-block.tsx'
import { CardsBlock } from './cards-block.tsx'
import { ColumnsBlock } from './columns-block.tsx'
import { DownloadBlock } from './download-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { PartBlock } from './page-parts.tsx'
import { PictureBlock } from './picture-block.tsx'
import { QuoteBlock } from './quote-block.tsx'
import { TableBlock } from './table-block.tsx'
import { TextBlock } from './text-block.tsx'
import { VideoBlock } from './video-block.tsx'

/** The component of each block; every type of the content model has one. */
export const blockRegistry: {
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
}
