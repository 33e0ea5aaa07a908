import type { brandText } from '@beursvloer/contract/printing/brand-text'
import type { RichText, RichTextNode } from '~/content/model.ts'

/** Indent of a list item, in points. */
const INDENT = 12

interface Place {
  readonly left: number
  readonly width: number
}

const plainTextOf = (node: RichTextNode): string =>
  node.type === 'text' ? String(node.text ?? '') : (node.children ?? []).map(plainTextOf).join('')

/** Writes an editor's text into a PDF: paragraphs, headings and lists as words, each with its tag. */
export function writeRichText(
  doc: PDFKit.PDFDocument,
  type: ReturnType<typeof brandText>,
  parent: PDFKit.PDFStructureElement,
  text: RichText,
  { left, width }: Place,
): void {
  const write = (
    to: PDFKit.PDFStructureElement,
    tag: string,
    value: string,
    indent: number,
  ): void => {
    const element = doc.struct(tag, {}, () => {
      const how = { width: width - indent, lineGap: 2.5 }
      type.write(['text', 10.5], value, left + indent, doc.y, how)
    })
    to.add(element)
    element.end()
  }
  for (const node of text) {
    if (node.type === 'image' || plainTextOf(node).trim() === '') continue
    if (node.type === 'list') {
      const list = doc.struct('L')
      parent.add(list)
      ;(node.children ?? []).forEach((item, index) => {
        const mark = node.format === 'ordered' ? `${index + 1}. ` : '– '
        const entry = doc.struct('LI')
        list.add(entry)
        write(entry, 'LBody', mark + plainTextOf(item), INDENT)
        entry.end()
      })
      list.end()
    } else write(parent, node.type === 'heading' ? 'H4' : 'P', plainTextOf(node), 0)
    doc.moveDown(0.3)
  }
}
