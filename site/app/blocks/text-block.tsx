import { RichText } from '~/ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'

/** Running text under an optional heading. */
export function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <section>
      {block.title && <h2 className="mb-5 max-w-[24ch] text-3xl">{block.title}</h2>}
      <RichText value={block.body} under={block.title ? 2 : 1} />
    </section>
  )
}
