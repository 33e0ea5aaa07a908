import { Readable } from 'node:stream'
import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Answer, attach } from '../../panel-api/answers'
import type { Column } from '../../panel-api/export/column'
import { csvOf, xlsxOf } from '../../panel-api/export/write'
import { oneOf } from '../../panel-api/query'
import { periodOf } from './period'
import { seriesOf } from './series'
import { funnelsOf, tablesOf } from './tables'
import { type Period, TABLES, type TableName } from './views'

type Line = readonly (string | number | null)[]

/** What is saved of a table: the beginning of its name, the heads of its columns, and its lines. */
type Sheet = Awaited<ReturnType<typeof sheetOf>>

/** @throws ValidationError in Dutch for a table that there is not */
async function sheetOf(strapi: Core.Strapi, table: unknown, period: Period) {
  if (table === 'series') {
    const series = await seriesOf(strapi, period)
    return {
      name: 'bezoek',
      texts: ['Vanaf', 'Tot en met'],
      numbers: ['Paginaweergaven', 'Bezoeken', 'Paginaweergaven vorige editie'],
      rows: series.map(({ at, until, views, visits, viewsBefore }) => [
        at,
        until,
        views,
        visits,
        viewsBefore,
      ]),
    }
  }
  if (table === 'funnels') {
    const rows = (await funnelsOf(strapi, period)).flatMap(({ title, steps }) =>
      steps.map(({ label, count }) => [`${title}: ${label}`, count]),
    )
    return { name: 'trechters', texts: ['Stap'], numbers: ['Aantal'], rows }
  }
  const name = oneOf(Object.keys(TABLES) as TableName[], table)
  const [found] = name ? await tablesOf(strapi, [name], period) : []
  if (!name || !found) throw new errors.ValidationError('Deze tabel is er niet.')
  const rows = found.rows.map(({ label, count }) => [label, count])
  return { name, texts: [TABLES[name].what], numbers: ['Aantal'], rows }
}

const columnsOf = ({ texts, numbers }: Sheet): readonly Column<Line>[] =>
  [...texts, ...numbers].map((head, at) => ({
    head,
    cell: (line) => String(line[at] ?? ''),
    isNumber: at >= texts.length,
  }))

/** Answers the table that an address names, over its period, as CSV and as a workbook. */
export function statisticsExport(strapi: Core.Strapi): {
  readonly csv: Answer
  readonly xlsx: Answer
} {
  const answer =
    (
      extension: string,
      type: string,
      contentOf: (sheet: Sheet) => Promise<Readable | Buffer>,
    ): Answer =>
    async (ctx) => {
      const period = await periodOf(strapi, ctx.query, new Date())
      const sheet = await sheetOf(strapi, ctx.query.table, period)
      const content = await contentOf(sheet)
      attach(ctx, `${sheet.name}-${period.from}-${period.until}.${extension}`, type)
      ctx.body = content
    }
  return {
    csv: answer('csv', 'text/csv; charset=utf-8', async (sheet) =>
      Readable.from(csvOf(columnsOf(sheet), [sheet.rows])),
    ),
    xlsx: answer('xlsx', WORKBOOK_TYPE, (sheet) => xlsxOf(columnsOf(sheet), sheet.rows, 'Bezoek')),
  }
}
