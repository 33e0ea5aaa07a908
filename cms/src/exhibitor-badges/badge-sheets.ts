import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { MARK_SIZE, MARKS } from '@beursvloer/contract/house-style/marks'
import { paletteOf } from '@beursvloer/contract/house-style/palette'
import {
  ACCESSIBLE_PDF,
  brandText,
  FONT_MODULES,
  type FontFace,
} from '@beursvloer/contract/printing/brand-text'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import PDFDocument from 'pdfkit'
import type { Fair } from '../fair/fair'

/** Millimetres in PDF points. */
const MM = 72 / 25.4
const INK = '#030712'
const MUTE = '#4b5563'
const RULE = '#d1d5db'

/** The share of its size to which a line shrinks before it becomes two. */
const SMALLEST = 0.7

/** Sizes in mm: the paper, a badge, and how many lie side by side and below each other. */
export const BADGE_FORMATS = {
  /** Ten cards on A4, to cut. */
  sheet: { paper: [210, 297], badge: [86, 54], columns: 2, rows: 5 },
  card: { paper: [86, 54], badge: [86, 54], columns: 1, rows: 1 },
  a6: { paper: [105, 148], badge: [105, 148], columns: 1, rows: 1 },
} as const
export type BadgeFormat = keyof typeof BADGE_FORMATS

export interface PrintedBadge {
  readonly name: string
  readonly exhibitor: string
  readonly stands: readonly string[]
  readonly code: string
}

/** Badges in one PDF, one after the other. */
export async function badgeSheets(
  badges: readonly PrintedBadge[],
  format: BadgeFormat,
  { edition, colours, mark }: Pick<Fair, 'edition' | 'colours' | 'mark'>,
  logo: Buffer | null = null,
): Promise<Buffer> {
  const { paper, badge, columns, rows } = BADGE_FORMATS[format]
  const [paperWidth, paperHeight] = [paper[0] * MM, paper[1] * MM]
  const [width, height] = [badge[0] * MM, badge[1] * MM]
  const doc = new PDFDocument({
    size: [paperWidth, paperHeight],
    margin: 0,
    ...ACCESSIBLE_PDF,
    lang: 'nl',
    font: require.resolve(FONT_MODULES['text-latin']),
    info: { Title: `Badges ${edition.name}`, Author: edition.name },
    autoFirstPage: false,
  })
  const { write, width: widthOf } = brandText(doc, {
    resolve: require.resolve,
    bottom: () => paperHeight,
    ink: INK,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const green = paletteOf(colours).token('primary', 'light')
  // By an address it is kept once in the file.
  const picture = logo && `data:image/png;base64,${logo.toString('base64')}`

  /** Writes a text on one line, or on two where it would become too small. */
  const line = (face: FontFace, size: number, text: string, place: Place) => {
    const { x, y, room, colour = INK } = place
    const share = (part: string) => room / Math.max(1, widthOf([face, size], part))
    const isOne = share(text) >= SMALLEST
    // Words do not fill their lines.
    const onTwo = Math.min(SMALLEST, 1.6 * share(text), ...text.split(' ').map(share))
    const fitting = size * (isOne ? Math.min(1, share(text)) : onTwo)
    write([face, fitting, colour], text, x, y, { width: room, lineBreak: !isOne })
  }
  const draw = ({ name, exhibitor, stands, code }: PrintedBadge, x: number, y: number) => {
    const pad = 5 * MM
    const isTall = height > width
    const scale = isTall ? 1.6 : 1
    const qrSide = (isTall ? 46 : 24) * MM
    const room = width - 2 * pad
    const left = x + pad
    doc.markContent('Artifact', { type: 'Layout' })
    doc.rect(x, y, width, height).lineWidth(0.4).stroke(RULE)
    if (picture) doc.image(picture, left, y + pad, { height: 14 * scale })
    else
      doc
        .save()
        .translate(left, y + pad)
        .scale((14 * scale) / MARK_SIZE)
        .path(MARKS[mark])
        .fill(green)
        .restore()
    doc.endMarkedContent()
    const element = doc.struct('P', {}, () => {
      const indent = 20 * scale
      if (!picture)
        line('strong', 9 * scale, edition.name, {
          ...{ x: left + indent, y: y + pad },
          room: room - indent,
        })
      const top = y + (isTall ? 34 : 12.5) * MM
      line('display', 18 * scale, name, { x: left, y: top, room })
      const below = y + (isTall ? 64 : 25.5) * MM
      const beside = isTall ? room : room - qrSide - 2 * MM
      line('strong', 10 * scale, exhibitor, { x: left, y: below, room: beside })
      const where = stands.length > 0 ? `Stand ${stands.join(', ')}` : 'Standhouder'
      const last = below + 27 * scale
      line('text', 9 * scale, where, { x: left, y: last, room: beside, colour: MUTE })
      drawCode(code, x + width - pad - qrSide, y + height - pad - qrSide, qrSide)
    })
    root.add(element)
    element.end()
  }
  const drawCode = (code: string, x: number, y: number, side: number) => {
    const { size, path } = qrDrawing(code)
    doc
      .save()
      .translate(x, y)
      .scale(side / size)
      .path(path)
      .fill('#000000')
      .restore()
  }

  const perPage = columns * rows
  const [left, topEdge] = [(paperWidth - columns * width) / 2, (paperHeight - rows * height) / 2]
  for (const [index, one] of badges.entries()) {
    const place = index % perPage
    if (place === 0) doc.addPage()
    draw(one, left + (place % columns) * width, topEdge + Math.floor(place / columns) * height)
    // Requests are answered in between.
    await setImmediate()
  }
  if (badges.length === 0) doc.addPage()
  root.end()
  doc.end()
  return buffer(doc)
}

interface Place {
  /** In points. */
  readonly x: number
  readonly y: number
  /** Width that the text may take. */
  readonly room: number
  readonly colour?: string
}
