import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** A large quotation, with its speaker. */
export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <BlockSection beside>
      <figure className="max-w-text border-primary border-l-4 pl-5 md:pl-8">
        <blockquote className="font-display font-semibold text-2xl">{`“${block.text}”`}</blockquote>
        <figcaption className="mt-3 text-mute text-sm">
          {block.name}
          {block.role && `, ${block.role}`}
        </figcaption>
      </figure>
    </BlockSection>
  )
}
