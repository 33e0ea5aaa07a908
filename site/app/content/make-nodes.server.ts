import type { ContentType } from '@beursvloer/contract/content/content-type'
import type { DocumentType, Node } from './document-type.server.ts'
import { nodeFields } from './linked-fields.server.ts'

/** Placeholder in a node for empty lists. */
const nothing: readonly never[] = Object.freeze([])

/** The functions that make and link the nodes of a type. */
export function nodeFunctions({
  shape,
  own = () => ({}),
  reverse,
}: ContentType): Pick<DocumentType, 'makeNode' | 'linkNode'> {
  const fields = nodeFields(shape)
  const linked = fields.filter(({ link }) => link)
  let layout: Node | undefined
  return {
    makeNode(raw, language, dutchFields) {
      const computed = own(raw)
      layout ??= layoutOf([
        ...['id', 'language', 'dutchFields', 'updatedAt', ...fields.map(({ name }) => name)],
        ...[...Object.keys(computed), ...reverse],
      ])
      const node = { ...layout }
      for (const { field, name, link } of fields) if (!link) node[name] = raw[field]
      for (const name of Object.keys(computed)) node[name] = computed[name]
      for (const name of reverse) node[name] = nothing
      node.id = raw.documentId
      node.language = language
      node.dutchFields = dutchFields.length > 0 ? dutchFields : nothing
      node.updatedAt = raw.updatedAt
      return node
    },
    linkNode(node, raw, graph) {
      for (const { field, name, link } of linked) {
        node[name] = link?.(raw[field], graph, raw.documentId)
      }
    },
  }
}

/**
 * An object to copy for each node of a type. Objects made by JSON.parse, and so their copies, share
 * one layout of fields; an object that gets as many one by one becomes a hash table of its own,
 * several times as large.
 */
function layoutOf(names: readonly string[]): Node {
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Node
}
