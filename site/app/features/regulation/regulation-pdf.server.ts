import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Regulation } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { regulationMessages } from './messages.ts'
import { writeRichText } from './rich-text-pdf.server.ts'

/** Millimetres in PDF points. */
const MM = 72 / 25.4
const PAGE = { left: 42 * MM, right: 22 * MM, top: 26 * MM, bottom: 28 * MM } as const
/** Where numbers stand, in the margin. */
const GUTTER = 22 * MM
const INK = '#030712'
const MUTE = '#4b5563'
const GREEN = '#15803d'

const font = (family: string, weight: number) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  )

export interface RegulationPdf {
  readonly regulation: Regulation
  readonly locale: LocaleCode
  /** Name of the fair, in the foot of every page. */
  readonly fair: string
}

/**
 * The rules as a tagged PDF/UA-like document on A4: structure, language, title, bookmarks and links,
 * in the letters of the site. The same regulation always gives the same file.
 */
export async function regulationPdf({
  regulation,
  locale,
  fair,
}: RegulationPdf): Promise<Uint8Array> {
  const t = regulationMessages[locale]
  const { version, adoptedOn, validFrom, introduction, chapters, language, updatedAt } = regulation
  const doc = new PDFDocument({
    size: 'A4',
    margins: PAGE,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    font: font('instrument-sans', 400),
    bufferPages: true,
    info: {
      Title: `${t.title}, ${t.version(version).toLowerCase()}`,
      Author: fair,
      CreationDate: new Date(updatedAt),
      ModDate: new Date(updatedAt),
    },
  })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const finished = new Promise((resolve) => doc.once('end', resolve))
  doc.registerFont('text', font('instrument-sans', 400))
  doc.registerFont('strong', font('instrument-sans', 600))
  doc.registerFont('display', font('bricolage-grotesque', 800))

  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (tag: string, parent: PDFKit.PDFStructureElement, write: () => void) => {
    const element = doc.struct(tag, {}, () => write())
    parent.add(element)
    element.end()
  }
  const width = doc.page.width - PAGE.left - PAGE.right
  const roomFor = (height: number) => {
    if (doc.y + height > doc.page.height - PAGE.bottom) doc.addPage()
  }

  tagged('H1', root, () =>
    doc.font('display').fontSize(32).fillColor(INK).text(t.title, PAGE.left, PAGE.top, { width }),
  )
  tagged('P', root, () =>
    doc
      .moveDown(0.4)
      .font('text')
      .fontSize(10)
      .fillColor(MUTE)
      .text(
        [
          t.version(version),
          adoptedOn && t.adopted(formatDate(adoptedOn, locale)),
          t.validFrom(formatDate(validFrom, locale)),
        ]
          .filter(Boolean)
          .join(', '),
      ),
  )
  if (introduction) {
    tagged('P', root, () =>
      doc.moveDown(1).fontSize(12).fillColor(INK).text(introduction, { width, lineGap: 3 }),
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
      doc.font('display').fontSize(17).fillColor(INK)
      doc.text(`${chapter.number}`, GUTTER, top, {
        width: PAGE.left - GUTTER - 6,
        lineBreak: false,
      })
      doc.text(` ${chapter.title}`.trimStart(), PAGE.left, top, {
        width,
        destination: `hoofdstuk-${chapter.number}`,
      })
    })
    for (const article of chapter.articles) {
      const number = `${chapter.number}.${article.number}`
      const part = doc.struct('Sect')
      section.add(part)
      roomFor(64)
      doc.moveDown(0.9)
      tagged('H3', part, () => {
        const top = doc.y
        doc.font('strong').fontSize(10.5).fillColor(GREEN)
        doc.text(number, GUTTER, top, { width: PAGE.left - GUTTER - 6, lineBreak: false })
        doc.fillColor(INK).text(article.title || number, PAGE.left, top, {
          width,
          destination: `artikel-${chapter.number}-${article.number}`,
        })
      })
      doc.moveDown(0.2).font('text').fontSize(10.5).fillColor(INK)
      writeRichText(doc, part, article.body, { left: PAGE.left, width })
      part.end()
    }
    section.end()
  }
  root.end()
  writeFeet(doc, fair, (page, pages) => t.page(page, pages))
  doc.end()
  await finished
  return Buffer.concat(parts)
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
    doc.font('text').fontSize(8.5).fillColor(MUTE)
    doc.text(fair, GUTTER, y, { lineBreak: false })
    const width = doc.page.width - GUTTER - PAGE.right
    doc.text(pageOf(page + 1, count), GUTTER, y, { width, align: 'right', lineBreak: false })
    doc.endMarkedContent()
  }
}
