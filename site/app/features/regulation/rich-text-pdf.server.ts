import type { brandText } from '@beursvloer/contract/printing/brand-text'
import type { RichText, RichTextNode } from '~/content/model.ts'

/** Indent of a list item's mark, and of its text, in points. */
const MARK_INDENT = 12
const TEXT_INDENT = 28

/** Height of a line, in points. */
const LINE = 16

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
    { indent = 0, lineBreak = true } = {},
  ): void => {
    const element = doc.struct(tag, {}, () => {
      const how = { width: width - indent, lineGap: 2.5, lineBreak }
      type.write(['text', 10.5], value, left + indent, doc.y, how)
    })
    to.add(element)
    element.end()
  }
  // A mark must not stay behind on the page before its text.
  const roomForLine = () => {
    if (doc.y + LINE > doc.page.maxY()) doc.addPage()
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
        roomForLine()
        const top = doc.y
        write(entry, 'Lbl', mark, { indent: MARK_INDENT, lineBreak: false })
        doc.y = top
        write(entry, 'LBody', plainTextOf(item), { indent: TEXT_INDENT })
        entry.end()
      })
      list.end()
    } else write(parent, node.type === 'heading' ? 'H4' : 'P', plainTextOf(node))
    doc.moveDown(0.3)
  }
}
