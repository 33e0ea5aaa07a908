import { Fragment, type ReactNode } from 'react'
import { keepTogether } from './keep-together.ts'
import type { RichTextNode } from './rich-text.tsx'

/** A run of text with its marks; a line break inside it becomes a <br>. */
export function RichTextLeaf({ node }: { node: RichTextNode }) {
  const lines = keepTogether(String(node.text ?? '')).split('\n')
  let content: ReactNode = lines.map((line, index) => (
    <Fragment key={String(index)}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
  if (node.code) content = <code>{content}</code>
  if (node.bold) content = <strong>{content}</strong>
  if (node.italic) content = <em>{content}</em>
  if (node.underline) content = <u>{content}</u>
  if (node.strikethrough) content = <s>{content}</s>
  return content
}
