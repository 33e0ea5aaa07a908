import { Component, type ReactNode } from 'react'
import type { Block } from '~/content/model.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type BlockAnchors, blockAnchors } from '~/shell/anchors.ts'
import { Notice } from '~/ui/notice.tsx'
import { blockMessages } from './messages.ts'
import { blockRegistry } from './registry.ts'

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
    return this.state.failed ? <Broken /> : this.props.children
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
