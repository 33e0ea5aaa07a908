import { pictureOf } from '~/shell/picture-of.ts'
import { Avatar } from '~/ui/avatar.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** A large quotation, with its speaker, and their portrait where there is one. */
export default function QuoteBlock({ block }: BlockProps<'quote'>) {
  const { portrait, name, role, text } = block
  return (
    <BlockSection beside>
      <figure className="max-w-text border-primary border-l-4 pl-5 md:pl-8">
        <blockquote className="font-display font-semibold text-2xl">{`“${text}”`}</blockquote>
        <figcaption className="mt-3 flex items-center gap-4 text-mute text-sm">
          {portrait && (
            <span className="w-20 shrink-0 border border-ink">
              <Avatar name={name} photo={pictureOf(portrait)} sizes="80px" />
            </span>
          )}
          <span>
            {name}
            {role && `, ${role}`}
          </span>
        </figcaption>
      </figure>
    </BlockSection>
  )
}
