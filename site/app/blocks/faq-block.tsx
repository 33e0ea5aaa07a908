import { questionAnchor } from '~/shell/anchors.ts'
import { Accordion, AccordionItem } from '~/ui/accordion.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** The questions of one group, each opening to its answer; nothing while it has none. */
export function FaqBlock({ block, anchors }: BlockProps<'faq'>) {
  if (block.items.length === 0) return null
  return (
    <BlockSection id={anchors.own} title={block.title} beside>
      <Accordion>
        {block.items.map(({ id, question, answer, language }) => (
          <AccordionItem
            key={id}
            id={questionAnchor(id)}
            level={block.title ? 3 : 2}
            title={<span lang={language}>{question}</span>}
          >
            <div lang={language}>
              <RichText value={answer} under={3} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </BlockSection>
  )
}
