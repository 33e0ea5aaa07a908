import { normaliseText } from '@beursvloer/contract/forms/normalise'
import { dropInvisible } from '@beursvloer/contract/visible-text'
import type { Core, Struct, UID } from '@strapi/strapi'
import { componentsIn } from './components-in'

type Data = Readonly<Record<string, unknown>>

/** A node of a text with markup: words where it is a leaf. */
interface TextNode {
  readonly text?: unknown
  readonly children?: readonly TextNode[]
}

const visibleNode = (node: TextNode): TextNode => ({
  ...node,
  ...(typeof node.text === 'string' && { text: dropInvisible(node.text.normalize('NFC')) }),
  ...(Array.isArray(node.children) && { children: node.children.map(visibleNode) }),
})

/**
 * What is about to be saved, its words as forms take those of visitors: in one form of Unicode, without
 * characters that show nothing, and without spaces around them. Components are included.
 */
export function withVisibleTexts(strapi: Core.Strapi, uid: UID.Schema, data: Data): Data {
  const { attributes } = strapi.getModel(uid) as Struct.Schema
  const visible = (field: string, value: unknown): unknown => {
    const type = attributes[field]?.type
    if (type === 'string' && typeof value === 'string') return normaliseText(value, 'trim')
    if (type === 'text' && typeof value === 'string') return normaliseText(value, 'lines')
    if (type === 'blocks' && Array.isArray(value)) return value.map(visibleNode)
    const parts = componentsIn(strapi, uid, field, value).map((part) =>
      withVisibleTexts(strapi, part.uid, part.data),
    )
    if (parts.length === 0) return value
    return Array.isArray(value) ? parts : parts[0]
  }
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, visible(field, value)]),
  )
}
