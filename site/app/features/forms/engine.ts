/**
 * FormKit, for the browser: fetched when somebody begins to fill in a form, because a page is read
 * far more often than a form on it is sent.
 */
import { createMessage, type FormKitNode } from '@formkit/core'

export {
  countState,
  createFieldNode,
  createGroupNode,
  destroyTree,
  messagesOf,
} from '@beursvloer/contract/forms/field-node'

/** Marks a node, as FormKit does. */
export const flag = (node: FormKitNode, key: string) =>
  node.store.set(createMessage({ key, value: true, visible: false }))
