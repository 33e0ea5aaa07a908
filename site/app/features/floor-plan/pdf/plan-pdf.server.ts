import { formatNumber } from '@beursvloer/contract/numbers'
import { formatDateRange } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import type { FloorPlan, HallPlan } from '../floor-plan.ts'
import { floorPlanMessages } from '../messages.ts'
import { standOccupant } from '../stand-occupant.ts'
import { drawHall } from './draw-hall.ts'
import { bytesOf, drawAsArtifact, grey, type Paper, paper, rule, sheetOf } from './plan-paper.ts'
import { type LegendEntry, legendOf } from './plan-pdf-legend.ts'

/** The fair as each sheet names it. */
interface PdfFair {
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly venue: string
  /** Its main colour. */
  readonly colour: string
}

const LIST_COLUMNS = 3
const LIST_GAP = 20
const ROW = 16

/**
 * A hall as a PDF to print or keep: the drawing with its legend on an A4 sheet, then a list of its
 * stands. Drawn in lines, tagged, with title and language.
 */
export function planPdf(
  hall: HallPlan,
  categories: FloorPlan['categories'],
  fair: PdfFair,
  locale: LocaleCode,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = floorPlanMessages[locale]
  const title = `${t.title} ${hall.name} · ${fair.name}`
  const wide = hall.width >= hall.length
  const document = paper({ title, author: fair.name, locale, wide, colour: fair.colour })
  const root = document.struct('Document')
  document.addStructure(root)
  const { left, top, width, height } = sheetOf(document)
  const when = `${formatDateRange(fair.startDate, fair.endDate, locale)}, ${fair.venue}`
  root.add(
    document.struct('H1', {}, () => {
      document.type.write(['display', 22], hall.name, left, top, {})
    }),
  )
  root.add(
    document.struct('P', {}, () => {
      const how = { width, align: 'right' } as const
      document.type.write(['text', 10, grey], `${fair.name} · ${when}`, left, top + 8, how)
    }),
  )
  const metres = (value: number) => formatNumber(value, locale)
  const alt = t.drawingName(hall.name, metres(hall.width), metres(hall.length))
  const legend = legendOf(document, hall, categories, t)
  const legendRows = Math.ceil(legend.length / 4)
  const space = { left, top: top + 40, width, height: height - 56 - legendRows * ROW }
  let bottom = space.top
  root.add(
    document.struct('Figure', { alt }, () => {
      bottom += drawHall(document, hall, categories, space)
    }),
  )
  drawLegend(document, legend, bottom + 14, root)
  drawList(document, hall, t, root)
  root.end()
  return bytesOf(document)
}

type Element = ReturnType<Paper['struct']>

/** Adds an item to a list: its label, where it has one, and its text. */
function addItem(
  document: Paper,
  list: Element,
  { label, body }: { label?: () => void; body: () => void },
): void {
  const item = document.struct('LI')
  list.add(item)
  if (label) item.add(document.struct('Lbl', {}, label))
  item.add(document.struct('LBody', {}, body))
  item.end()
}

function drawLegend(
  document: Paper,
  entries: readonly LegendEntry[],
  top: number,
  root: Element,
): void {
  const { left, width } = sheetOf(document)
  const list = document.struct('L')
  root.add(list)
  entries.forEach(({ name, draw }, index) => {
    const x = left + ((index % 4) * width) / 4
    const y = top + Math.floor(index / 4) * ROW
    drawAsArtifact(document, () => {
      document
        .save()
        .translate(x, y + 1)
        .scale(8)
      draw()
      document.restore().undash()
    })
    addItem(document, list, {
      body: () => document.type.write(['text', 9], name, x + 24, y, { lineBreak: false }),
    })
  })
  list.end()
}

function drawList(
  document: Paper,
  hall: HallPlan,
  t: (typeof floorPlanMessages)['nl'],
  root: Element,
): void {
  document.addPage()
  const { left, top, width, height } = sheetOf(document)
  root.add(
    document.struct('H2', {}, () => {
      document.type.write(['display', 16], t.standsIn(hall.name), left, top, {})
    }),
  )
  const list = document.struct('L')
  root.add(list)
  const column = (width - LIST_GAP * (LIST_COLUMNS - 1)) / LIST_COLUMNS
  const start = top + 32
  const perColumn = Math.floor((top + height - start) / ROW)
  hall.stands.forEach((stand, index) => {
    const place = index % (perColumn * LIST_COLUMNS)
    if (index > 0 && place === 0) document.addPage()
    const x = left + Math.floor(place / perColumn) * (column + LIST_GAP)
    const y = start + (place % perColumn) * ROW
    drawAsArtifact(document, () => {
      document
        .lineWidth(0.5)
        .moveTo(x, y - 3)
        .lineTo(x + column, y - 3)
        .stroke(rule)
    })
    const how = { width: column - 46, height: ROW, ellipsis: true }
    addItem(document, list, {
      // With a space, for those who read the text alone.
      label: () =>
        document.type.write(['strong', 9], `${stand.number} `, x, y, { lineBreak: false }),
      body: () => document.type.write(['text', 9], standOccupant(stand, t), x + 46, y, how),
    })
  })
  list.end()
}
