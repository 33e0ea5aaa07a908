import { Accordion, AccordionItem } from '~/ui/accordion.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'

/** The questions of one group, each opening to its answer; nothing while it has none. */
export function FaqBlock({ block }: BlockProps<'faq'>) {
  if (block.items.length === 0) return null
  return (
    <section>
      {block.title && <h2 className="mb-6 max-w-[24ch] text-3xl">{block.title}</h2>}
      <Accordion className="max-w-4xl">
        {block.items.map(({ id, question, answer, language }) => (
          <AccordionItem
            key={id}
            id={`vraag-${id}`}
            level={block.title ? 3 : 2}
            title={<span lang={language}>{question}</span>}
          >
            <div lang={language}>
              <RichText value={answer} under={3} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
