import type { Block } from '~/content/model.ts'
import type { BlockAnchors } from '~/shell/anchors.ts'

/** Props of the component that draws blocks of type `T`. */
export interface BlockProps<T extends Block['type']> {
  readonly block: Extract<Block, { type: T }>
  readonly anchors: BlockAnchors
}
