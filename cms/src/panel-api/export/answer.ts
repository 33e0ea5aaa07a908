import { Readable } from 'node:stream'
import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { logSecurity } from '../../logging/security-log'
import { type Answer, attach, type Context } from '../answers'
import { allOf, countOf, type Selection } from '../lists'
import type { Column } from './column'
import { MAX_XLSX_ROWS } from './limits'
import { csvOf, xlsxOf } from './write'

interface Export<Row> {
  /** Name of the file, and of the sheet in it. */
  readonly name: string
  readonly selection: (ctx: Context) => Promise<Selection>
  readonly columns: (ctx: Context) => Promise<readonly Column<Row>[]>
}

/** Writes to the security log which user exported a list. */
export const logExport = (strapi: Core.Strapi, { state }: Context, list: string): void =>
  logSecurity(strapi, 'export-made', { list, by: state.user?.id })

/** Exports the filtered list: CSV is streamed, a workbook sent at once. */
export function exportOf<Row extends { readonly id: number }>(
  strapi: Core.Strapi,
  { name, selection, columns }: Export<Row>,
): { readonly csv: Answer; readonly xlsx: Answer } {
  const csv: Answer = async (ctx) => {
    const rows = allOf<Row>(strapi, await selection(ctx))
    const heads = await columns(ctx)
    logExport(strapi, ctx, name)
    attach(ctx, `${name}.csv`, 'text/csv; charset=utf-8')
    ctx.body = Readable.from(csvOf(heads, rows))
  }
  const xlsx: Answer = async (ctx) => {
    const selected = await selection(ctx)
    if ((await countOf(strapi, selected)) > MAX_XLSX_ROWS)
      throw new errors.ValidationError(
        `Een Excel-bestand heeft hoogstens ${MAX_XLSX_ROWS} regels. Kies een filter of exporteer als CSV.`,
      )
    const rows: Row[] = []
    for await (const batch of allOf<Row>(strapi, selected)) rows.push(...batch)
    const workbook = await xlsxOf(await columns(ctx), rows, name)
    logExport(strapi, ctx, name)
    attach(ctx, `${name}.xlsx`, WORKBOOK_TYPE)
    ctx.body = workbook
  }
  return { csv, xlsx }
}
