import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Answer, attach, type Context } from '../../panel-api/answers'
import type { Column } from '../../panel-api/export/column'
import { csvOf, xlsxOf } from '../../panel-api/export/write'
import { oneOf } from '../../panel-api/query'
import { funnelsOf } from './funnels'
import { TABLE_LABELS } from './labels'
import { periodOf } from './overview'
import { seriesOf } from './series'
import { tableOf } from './tables'
import { type Point, TABLE_NAMES } from './views'

interface File {
  readonly name: string
  readonly columns: readonly Column<never>[]
  readonly rows: readonly never[]
}

const fileOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): File => ({
  name,
  columns: columns as readonly Column<never>[],
  rows: rows as readonly never[],
})

const SERIES_COLUMNS: readonly Column<Point>[] = [
  { head: 'Vanaf', cell: ({ at }) => at },
  { head: 'Tot en met', cell: ({ until }) => until },
  { head: 'Paginaweergaven', cell: ({ views }) => String(views), isNumber: true },
  { head: 'Bezoeken', cell: ({ visits }) => String(visits), isNumber: true },
  {
    head: 'Paginaweergaven vorige editie',
    cell: ({ viewsBefore }) => (viewsBefore === null ? '' : String(viewsBefore)),
    isNumber: true,
  },
]

const countColumns = (what: string): readonly Column<{ label: string; count: number }>[] => [
  { head: what, cell: ({ label }) => label },
  { head: 'Aantal', cell: ({ count }) => String(count), isNumber: true },
]

/**
 * What an address asks to be saved: `table` is `series`, `funnels` or the name of a table.
 * @throws ValidationError in Dutch for any other
 */
async function askedFile(strapi: Core.Strapi, { query }: Context): Promise<File> {
  const period = await periodOf(strapi, query, new Date())
  const days = `${period.from}-${period.until}`
  if (query.table === 'series')
    return fileOf(`bezoek-${days}`, SERIES_COLUMNS, await seriesOf(strapi, period))
  if (query.table === 'funnels') {
    const steps = (await funnelsOf(strapi, period)).flatMap(({ title, steps }) =>
      steps.map(({ label, count }) => ({ label: `${title}: ${label}`, count })),
    )
    return fileOf(`trechters-${days}`, countColumns('Stap'), steps)
  }
  const name = oneOf(TABLE_NAMES, query.table)
  if (!name) throw new errors.ValidationError('Deze tabel is er niet.')
  const { rows } = await tableOf(strapi, name, period)
  return fileOf(`${name}-${days}`, countColumns(TABLE_LABELS[name].what), rows)
}

/** Answers a table as CSV, and as a workbook. */
export function statisticsExport(strapi: Core.Strapi): {
  readonly csv: Answer
  readonly xlsx: Answer
} {
  const csv: Answer = async (ctx) => {
    const { name, columns, rows } = await askedFile(strapi, ctx)
    async function* once() {
      yield rows
    }
    let text = ''
    for await (const part of csvOf(columns, once())) text += part
    attach(ctx, `${name}.csv`, 'text/csv; charset=utf-8')
    ctx.body = text
  }
  const xlsx: Answer = async (ctx) => {
    const { name, columns, rows } = await askedFile(strapi, ctx)
    const workbook = await xlsxOf(columns, rows, 'Bezoek')
    attach(ctx, `${name}.xlsx`, WORKBOOK_TYPE)
    ctx.body = workbook
  }
  return { csv, xlsx }
}
