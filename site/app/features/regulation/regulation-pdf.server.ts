import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { ACCESSIBLE_PDF, brandText, FONT_MODULES } from '@beursvloer/contract/printing/brand-text'
import PDFDocument from 'pdfkit'
import type { Regulation, RichText, RichTextNode } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { regulationMessages } from './messages.ts'

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
function writeRichText(
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

/** Millimetres in PDF points. */
const MM = 72 / 25.4
const PAGE = { left: 42 * MM, right: 22 * MM, top: 26 * MM, bottom: 28 * MM } as const
/** Where numbers stand, in the margin. */
const GUTTER = 22 * MM
const INK = '#030712'
const MUTE = '#4b5563'

const { resolve } = createRequire(import.meta.url)

export interface RegulationPdf {
  readonly regulation: Regulation
  readonly locale: LocaleCode
  /** Name of the fair, in the foot of every page. */
  readonly fair: string
  /** Colour of the numbers of articles. */
  readonly colour: string
}

/**
 * The rules as a PDF/UA document on A4: structure, language, title, bookmarks and
 * links, in the fonts of the site. The same regulation always gives the same file.
 */
export async function regulationPdf({
  regulation,
  locale,
  fair,
  colour,
}: RegulationPdf): Promise<Uint8Array> {
  const t = regulationMessages[locale]
  const { version, adoptedOn, validFrom, introduction, chapters, language, updatedAt } = regulation
  const doc = new PDFDocument({
    size: 'A4',
    margins: PAGE,
    ...ACCESSIBLE_PDF,
    lang: language,
    font: resolve(FONT_MODULES['text-latin']),
    bufferPages: true,
    info: {
      Title: `${t.title}, ${t.version(version).toLowerCase()}`,
      Author: fair,
      CreationDate: new Date(updatedAt),
      ModDate: new Date(updatedAt),
    },
  })
  const bottom = () => doc.page.height - PAGE.bottom
  const type = brandText(doc, { resolve, bottom, ink: INK })

  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (tag: string, parent: PDFKit.PDFStructureElement, write: () => void) => {
    const element = doc.struct(tag, {}, () => write())
    parent.add(element)
    element.end()
  }
  const width = doc.page.width - PAGE.left - PAGE.right
  const roomFor = (height: number) => {
    if (doc.y + height > bottom()) doc.addPage()
  }

  tagged('H1', root, () => type.write(['display', 32], t.title, PAGE.left, PAGE.top, { width }))
  const dates = [
    t.version(version),
    adoptedOn && t.adopted(formatDate(adoptedOn, locale)),
    t.validFrom(formatDate(validFrom, locale)),
  ]
  doc.moveDown(0.4)
  tagged('P', root, () =>
    type.write(['text', 10, MUTE], dates.filter(Boolean).join(', '), PAGE.left, doc.y, { width }),
  )
  if (introduction) {
    doc.moveDown(1)
    tagged('P', root, () =>
      type.write(['text', 12], introduction, PAGE.left, doc.y, { width, lineGap: 3 }),
    )
  }

  for (const chapter of chapters) {
    const section = doc.struct('Sect')
    root.add(section)
    roomFor(110)
    doc.moveDown(1.6)
    rule(doc, doc.y)
    const heading = `${chapter.number} ${chapter.title}`
    doc.outline.addItem(heading)
    tagged('H2', section, () => {
      const top = doc.y + 8
      const look = ['display', 17] as const
      // With a space, for those who read the text alone.
      type.write(look, `${chapter.number} `, GUTTER, top, {
        width: PAGE.left - GUTTER - 6,
        lineBreak: false,
      })
      doc.addNamedDestination(`hoofdstuk-${chapter.number}`, 'XYZ', PAGE.left, top, null)
      type.write(look, chapter.title, PAGE.left, top, { width })
    })
    for (const article of chapter.articles) {
      const number = `${chapter.number}.${article.number}`
      const part = doc.struct('Sect')
      section.add(part)
      roomFor(64)
      doc.moveDown(0.9)
      tagged('H3', part, () => {
        const top = doc.y
        type.write(['strong', 10.5, colour], `${number} `, GUTTER, top, {
          width: PAGE.left - GUTTER - 6,
          lineBreak: false,
        })
        const destination = `artikel-${chapter.number}-${article.number}`
        doc.addNamedDestination(destination, 'XYZ', PAGE.left, top, null)
        type.write(['strong', 10.5], article.title || number, PAGE.left, top, { width })
      })
      doc.moveDown(0.2)
      writeRichText(doc, type, part, article.body, { left: PAGE.left, width })
      part.end()
    }
    section.end()
  }
  root.end()
  writeFeet(doc, type, fair, (page, pages) => t.page(page, pages))
  doc.end()
  return buffer(doc)
}

/** A line from the gutter to the right margin. */
function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(GUTTER, y)
    .lineTo(doc.page.width - PAGE.right, y)
    .lineWidth(0.75)
    .stroke(INK)
  doc.endMarkedContent()
}

/** The fair and the page number at the foot of each page; not part of the text. */
function writeFeet(
  doc: PDFKit.PDFDocument,
  type: ReturnType<typeof brandText>,
  fair: string,
  pageOf: (page: number, pages: number) => string,
): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const y = doc.page.height - 16 * MM
    // Text under the margin would begin another page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    const look = ['text', 8.5, MUTE] as const
    type.write(look, fair, GUTTER, y, { lineBreak: false })
    const width = doc.page.width - GUTTER - PAGE.right
    const how = { width, align: 'right', lineBreak: false } as const
    type.write(look, pageOf(page + 1, count), GUTTER, y, how)
    doc.endMarkedContent()
  }
}
