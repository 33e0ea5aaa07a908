import { buffer } from 'node:stream/consumers'
import { MARK_SIZE, MARKS } from '@beursvloer/contract/house-style/marks'
import { paletteOf } from '@beursvloer/contract/house-style/palette'
import { ACCESSIBLE_PDF, brandText, FONT_MODULES } from '@beursvloer/contract/printing/brand-text'
import PDFDocument from 'pdfkit'
import { type Fair, whenAndWhere } from '../fair/fair'

/** Millimetres in PDF points. */
const MM = 72 / 25.4
const MARGIN = { left: 22 * MM, right: 22 * MM, top: 24 * MM, bottom: 26 * MM } as const
/** Heights of mark and logo, in points. */
const MARK_HEIGHT = 18
const LOGO_HEIGHT = 22
const INK = '#030712'
const MUTE = '#4b5563'
const RULE = '#d1d5db'

type Element = PDFKit.PDFStructureElement

interface Column {
  /** Share of the width; the shares are 1 together. */
  readonly share: number
  readonly right?: boolean
}

export interface PdfTable {
  /** The table's title for screen readers. */
  readonly title: string
  readonly columns: readonly Column[]
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Last rows, set as totals. */
  readonly foot?: readonly (readonly string[])[]
}

/** A document on A4 that is written from top to bottom; every text carries its tag. */
export interface PdfDocument {
  title(text: string): void
  /**
   * A heading, with room for the content that stays under it on the page: points, 80 when absent.
   */
  heading(text: string, keep?: number): void
  text(text: string, how?: { readonly small?: boolean; readonly strong?: boolean }): void
  /** Names with their values, in ruled rows. */
  facts(title: string, facts: readonly (readonly [label: string, value: string])[]): void
  table(table: PdfTable): void
  /** A column per party, each with lines to write on. Known values are filled in. */
  signatures(
    parties: readonly {
      readonly name: string
      readonly lines: readonly (readonly [label: string, value: string])[]
    }[],
  ): void
  newPage(): void
  finish(): Promise<Buffer>
}

interface PdfOptions {
  readonly title: string
  readonly language: 'nl' | 'en'
  /** Over the first page in its colours, with dates and place; its name in the foot of every page. */
  readonly fair: Fair
  /** Its logo as PNG. */
  readonly logo: Buffer | null
  readonly reference: string
  /** Date of the document, `YYYY-MM-DD`: the same document always gives the same file. */
  readonly date: string
}

/** Begins a tagged document in the letters of the site: structure, language, title. */
export function createPdf(options: PdfOptions): PdfDocument {
  const { title, language, fair, logo, reference, date } = options
  const created = new Date(`${date}T00:00:00Z`)
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    ...ACCESSIBLE_PDF,
    lang: language,
    font: require.resolve(FONT_MODULES['text-latin']),
    bufferPages: true,
    info: { Title: title, Author: fair.name, CreationDate: created, ModDate: created },
  })

  const { left } = MARGIN
  const width = doc.page.width - left - MARGIN.right
  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (tag: string, parent: Element, write: () => void, attributes = {}) => {
    const element = doc.struct(tag, attributes, () => write())
    parent.add(element)
    element.end()
  }
  const decoration = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const rule = (y: number, colour: string, from = left, length = width) =>
    decoration(() =>
      doc
        .moveTo(from, y)
        .lineTo(from + length, y)
        .lineWidth(colour === INK ? 0.75 : 0.5)
        .stroke(colour),
    )
  const bottom = () => doc.page.height - MARGIN.bottom
  const roomFor = (height: number) => {
    if (doc.y + height > bottom()) doc.addPage()
  }
  const { write, height: heightOf } = brandText(doc, {
    resolve: require.resolve,
    bottom,
    ink: INK,
  })

  decoration(() => {
    const y = 13 * MM
    if (logo) doc.image(logo, left, y - 6, { height: LOGO_HEIGHT })
    else {
      doc
        .save()
        .translate(left, y - 3)
        .scale(MARK_HEIGHT / MARK_SIZE)
        .path(MARKS[fair.mark])
        .fill(paletteOf(fair.colours).token('primary', 'light'))
        .restore()
      write(['display', 13], fair.name, left + 26, y - 3, { lineBreak: false })
    }
    const when = whenAndWhere(fair, language)
    write(['text', 9, MUTE], when, left, y, { width, align: 'right', lineBreak: false })
  })
  rule(19 * MM, INK)
  doc.x = left
  doc.y = MARGIN.top

  /** Writes one row of cells and leaves y under it. */
  const row = (
    parent: Element,
    cells: readonly string[],
    columns: readonly Column[],
    kind: 'head' | 'body' | 'foot',
  ) => {
    const widths = columns.map(({ share }) => share * width)
    const face = (column: number) => (kind !== 'body' || column === 0 ? 'strong' : 'text')
    const size = kind === 'head' ? 8.5 : 10
    const heights = cells.map((text, column) =>
      heightOf([face(column), size], text, { width: (widths[column] ?? 0) - 8, lineGap: 1 }),
    )
    const height = Math.max(...heights)
    roomFor(height + 10)
    const top = doc.y + 5
    rule(doc.y, kind === 'body' ? RULE : INK)
    const element = doc.struct('TR')
    parent.add(element)
    let x = left
    cells.forEach((text, column) => {
      const cellWidth = widths[column] ?? 0
      const align = columns[column]?.right ? ('right' as const) : ('left' as const)
      const scope = kind === 'head' ? 'Column' : column === 0 ? 'Row' : undefined
      const at = align === 'right' ? x + 8 : x
      tagged(
        scope ? 'TH' : 'TD',
        element,
        () => {
          const look = [face(column), size, kind === 'head' ? MUTE : INK] as const
          write(look, text, at, top, { width: cellWidth - 8, align, lineGap: 1 })
        },
        scope && { scope },
      )
      x += cellWidth
    })
    element.end()
    doc.x = left
    doc.y = top + height + 5
  }

  const table = ({ title: name, columns, head, rows, foot = [] }: PdfTable) => {
    const element = doc.struct('Table', { title: name })
    root.add(element)
    if (head.length > 0) row(element, head, columns, 'head')
    for (const cells of rows) row(element, cells, columns, 'body')
    for (const cells of foot) row(element, cells, columns, 'foot')
    element.end()
    rule(doc.y, INK)
    doc.y += 6
  }

  return {
    title: (text) => {
      tagged('H1', root, () => write(['display', 28], text, left, doc.y, { width }))
      doc.moveDown(0.3)
    },
    heading: (text, keep = 80) => {
      roomFor(keep)
      doc.y += 16
      doc.outline.addItem(text)
      tagged('H2', root, () => write(['display', 14], text, left, doc.y, { width }))
      doc.y += 4
    },
    text: (text, { small = false, strong = false } = {}) => {
      const face = strong ? 'strong' : 'text'
      tagged('P', root, () =>
        write([face, small ? 9 : 10.5, small ? MUTE : INK], text, left, doc.y, {
          width,
          lineGap: 2,
        }),
      )
      doc.y += 5
    },
    facts: (name, facts) =>
      table({
        title: name,
        columns: [{ share: 0.34 }, { share: 0.66 }],
        head: [],
        rows: facts.map(([label, value]) => [label, value]),
      }),
    table,
    signatures: (parties) => {
      const gap = 24
      const column = (width - gap * (parties.length - 1)) / parties.length
      const lineHeight = 34
      const height = 26 + lineHeight * Math.max(...parties.map(({ lines }) => lines.length))
      roomFor(height)
      const top = doc.y + 6
      parties.forEach(({ name, lines }, index) => {
        const x = left + index * (column + gap)
        tagged('P', root, () => write(['strong', 10.5], name, x, top, { width: column }))
        lines.forEach(([label, value], at) => {
          const y = top + 22 + at * lineHeight
          tagged('P', root, () => {
            write(['text', 8.5, MUTE], `${label}: `, x, y, { width: column })
            write(['text', 10.5], value, x, y + 11, { width: column, lineBreak: false })
          })
          rule(y + 27, INK, x, column)
        })
      })
      doc.x = left
      doc.y = top + height
    },
    newPage: () => {
      doc.addPage()
    },
    finish: async () => {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        const y = doc.page.height - 16 * MM
        // Text under the margin would begin another page.
        doc.page.margins.bottom = 0
        doc.markContent('Artifact', { type: 'Pagination' })
        const look = ['text', 8.5, MUTE] as const
        write(look, `${fair.name}, ${reference}`, left, y, { lineBreak: false })
        const number = `${page + 1} / ${count}`
        write(look, number, left, y, { width, align: 'right', lineBreak: false })
        doc.endMarkedContent()
      }
      doc.end()
      return buffer(doc)
    },
  }
}
