import { z } from 'zod'
import { mediaFile } from './media.ts'
import type { RichText, RichTextNode } from './values.ts'

const node: z.ZodType<RichTextNode> = z.looseObject({
  type: z.string(),
  children: z.array(z.lazy(() => node)).optional(),
})

/** A blocks field; empty when the editor wrote nothing. Link addresses are not judged here. */
export const richText = z
  .array(node)
  .nullish()
  .transform((value): RichText => (value ?? []).map(withMedia))

export const requiredRichText = z
  .array(node)
  .min(1)
  .transform((value): RichText => value.map(withMedia))

/** Pictures inside a text get the model's Media in `image`; damaged ones become an empty paragraph. */
function withMedia(value: RichTextNode): RichTextNode {
  if (value.type === 'image') {
    const image = mediaFile.safeParse(value.image)
    return image.success
      ? { type: 'image', image: image.data }
      : { type: 'paragraph', children: [{ type: 'text', text: '' }] }
  }
  return value.children ? { ...value, children: value.children.map(withMedia) } : value
}
