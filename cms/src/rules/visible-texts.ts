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

/** Editors' marks for where a word may break, and a line may not: soft hyphens, fixed spaces. */
const BREAKS = /([\u00AD\u00A0\u202F])/

/** A text of which the parts between such signs are kept in another form. */
const betweenBreaks = (text: string, keep: (part: string) => string): string =>
  text
    .split(BREAKS)
    .map((part, at) => (at % 2 === 1 ? part : keep(part)))
    .join('')

/** A whole text as it is stored: normalised, without such signs around it. */
export const whole = (text: string, form: 'trim' | 'lines'): string =>
  betweenBreaks(text, (part) => normaliseText(part, form)).replace(
    /^[\s\u00AD]+|(?<![\s\u00AD])[\s\u00AD]+$/g,
    '',
  )

const visibleNode = (node: TextNode): TextNode => ({
  ...node,
  ...(typeof node.text === 'string' && {
    text: betweenBreaks(node.text.normalize('NFC'), dropInvisible),
  }),
  ...(Array.isArray(node.children) && { children: node.children.map(visibleNode) }),
})

/**
 * The data to be saved, with texts normalised like those of visitors' forms: one Unicode form, no
 * invisible characters, no surrounding spaces; line breaks stay. Components are included.
 */
export function withVisibleTexts(strapi: Core.Strapi, uid: UID.Schema, data: Data): Data {
  const { attributes } = strapi.getModel(uid) as Struct.Schema
  const visible = (field: string, value: unknown): unknown => {
    const type = attributes[field]?.type
    if (type === 'string' && typeof value === 'string') return whole(value, 'trim')
    if (type === 'text' && typeof value === 'string') return whole(value, 'lines')
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
