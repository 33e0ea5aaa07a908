import { LinkButton } from '~/ui/button.tsx'
import { keepTogether } from '~/ui/keep-together.ts'
import type { BlockProps } from './block-props.ts'

/** The next action, on the deep green ground. */
export function CallToActionBlock({ block }: BlockProps<'call-to-action'>) {
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
