import { csvFile } from '@beursvloer/contract/csv'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import { workbookFile } from '@beursvloer/contract/workbook'
import type { Content } from '~/content/model.ts'
import { chosenConcepts } from './chosen-concepts.ts'
import { comparisonRows } from './comparison-rows.ts'
import { comparisonMessages } from './messages.ts'

/**
 * Rows of the comparison that are meaningful in a spreadsheet, and after them each concept's page.
 */
function tableOf(content: Content, url: URL, base: string) {
  const t = comparisonMessages[content.locale]
  const chosen = chosenConcepts(content, url)
  return {
    heads: [t.property, ...chosen.map(({ name }) => name)],
    rows: comparisonRows(chosen, content.locale).filter(({ label }) => label !== t.brochure),
    pages: [t.page, ...chosen.map(({ exhibitor }) => base + exhibitorPath(exhibitor))],
  }
}

const withNote = (label: string, note: string): string => (note ? `${label} (${note})` : label)

/** @param base where the locale's pages begin, without a trailing slash */
export function comparisonCsv(content: Content, url: URL, base: string): string {
  const { heads, rows, pages } = tableOf(content, url, base)
  const lines = rows.map(({ label, help, cells }) => [
    withNote(label, help),
    ...cells.map((cell) => cell.lines.join('; ')),
  ])
  return csvFile([heads, ...lines, pages])
}

/** The same as a workbook, where measures are numbers. */
export function comparisonWorkbook(content: Content, url: URL, base: string): Promise<Buffer> {
  const { heads, rows, pages } = tableOf(content, url, base)
  const lines = rows.map(({ label, help, unit, cells }) => [
    withNote(label, unit || help),
    ...cells.map(({ number, lines }) => number ?? lines.join('; ')),
  ])
  return workbookFile({
    name: comparisonMessages[content.locale].title,
    heads,
    rows: [...lines, pages],
  })
}
