import { RichText } from '~/ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** Running text under an optional heading, which stands beside it on wide screens. */
export function TextBlock({ block, anchors }: BlockProps<'text'>) {
  return (
    <BlockSection id={anchors.own} title={block.title} beside>
      <RichText value={block.body} under={block.title ? 2 : 1} />
    </BlockSection>
  )
}
