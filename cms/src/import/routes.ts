import { Readable } from 'node:stream'
import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { HttpError } from '../http/http-error'
import { attach, type Context, json, staffOf } from '../panel-api/answers'
import { mayDo } from '../panel-api/content-rights'
import { currentUserOf } from '../panel-api/current-user'
import { logExport } from '../panel-api/export/answer'
import type { Column as ExportColumn } from '../panel-api/export/column'
import { MAX_XLSX_ROWS } from '../panel-api/export/limits'
import { csvOf, xlsxOf } from '../panel-api/export/write'
import { registerStaffRoutes } from '../panel-api/routes'
import { uidOf } from '../rules/site-requirements'
import { staffSession } from '../staff-sign-in/staff-session'
import { addPictures } from './add-pictures'
import { applyImport } from './apply'
import { cellOf } from './cells'
import { type Checked, checkTable, reportOf } from './check'
import { columnsOf, ID_COLUMN, valueIn } from './columns'
import { readStored, type Stored } from './documents'
import { findImport, pastImports } from './past-imports'
import type { PlannedRow } from './plan'
import { readReferences } from './references'
import type { Table } from './table/read-table'
import { IMPORT_TYPES, type ImportType, importType } from './types'
import { undoImport } from './undo'
import { uploadedTable } from './uploaded-table'
import type { Outcome, Picture, Progress, Report, TypeView } from './views'

/** The columns of an export of a type, which the import reads back. */
async function exportColumns(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<readonly ExportColumn<Stored>[]> {
  const columns = columnsOf(strapi, uid)
  const references = await readReferences(strapi, columns, () => null)
  return columns.map((column) => ({
    head: column.label,
    isNumber: ['integer', 'decimal'].includes(column.attribute.type),
    cell: ({ documentId, nl, en }) =>
      column === ID_COLUMN
        ? documentId
        : cellOf(column, valueIn(column, column.locale === 'nl' ? nl : en), references),
  }))
}

/** What staff chose, in the field `options` of the form. */
const optionsSchema = z.object({
  mapping: z.array(z.string().max(200)).max(200).nullish(),
  publish: z.boolean().default(false),
  emptyClears: z.boolean().default(false),
  createMissing: z.boolean().default(false),
  /** Numbers of rows that are left out. */
  withoutRows: z.array(z.number()).max(5000).default([]),
  /** Keys of columns that are left out, by the number of the row. */
  withoutFields: z.record(z.string(), z.array(z.string())).default({}),
  /** Of the report. */
  fingerprint: z.string().max(100).default(''),
  /** Names this import for those who ask how far it is. */
  key: z.string().max(100).default(''),
})
type Options = z.infer<typeof optionsSchema>

function optionsIn({ request }: Context): Options {
  const { options } = request.body as { options?: unknown }
  try {
    return optionsSchema.parse(JSON.parse(String(options ?? '{}')))
  } catch {
    throw new errors.ValidationError('Ververs de pagina en probeer het opnieuw.')
  }
}

/** The type that a request is about, if the current user may change it. */
function typeIn(ctx: Context, action: 'read' | 'update'): ImportType {
  const type = importType(ctx.params.type)
  if (!type) throw new errors.NotFoundError('Dit kan niet worden geïmporteerd.')
  if (!mayDo(ctx, action, uidOf(type.name)))
    throw new errors.ForbiddenError('Uw rol mag dit niet. Vraag het een organisator.')
  return type
}

const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  strapi.contentType(uid).options?.draftAndPublish === true

const typesFor = (strapi: Core.Strapi, ctx: Context): readonly TypeView[] =>
  IMPORT_TYPES.filter(({ name }) => mayDo(ctx, 'update', uidOf(name))).map(({ name }) => {
    const uid = uidOf(name)
    return {
      name,
      label: strapi.contentType(uid).info.displayName,
      columns: columnsOf(strapi, uid).map(({ key, label }) => ({ key, label })),
      mayCreate: mayDo(ctx, 'create', uid),
      mayPublish: hasDrafts(strapi, uid) ? mayDo(ctx, 'publish', uid) : null,
    }
  })

function checkFor(
  strapi: Core.Strapi,
  ctx: Context,
  type: ImportType,
  table: Table,
  { mapping = null, publish, emptyClears, createMissing }: Options,
): Promise<Checked> {
  const uid = uidOf(type.name)
  if (publish && !mayDo(ctx, 'publish', uid))
    throw new errors.ForbiddenError('Uw rol mag dit niet publiceren.')
  return checkTable(strapi, type, table, {
    mapping,
    emptyClears,
    // Without drafts everything is public, and complete.
    publish: publish || !hasDrafts(strapi, uid),
    mayCreate: mayDo(ctx, 'create', uid),
    mayMake: (target) => createMissing && mayDo(ctx, 'create', target as UID.ContentType),
  })
}

async function check(strapi: Core.Strapi, ctx: Context): Promise<Report> {
  const type = typeIn(ctx, 'update')
  const { table } = await uploadedTable(ctx)
  return reportOf(table, await checkFor(strapi, ctx, type, table, optionsIn(ctx)))
}

/** The rows that staff take over, without the fields that they left out. */
const chosenOf = (
  rows: readonly PlannedRow[],
  { withoutRows, withoutFields }: Options,
): readonly PlannedRow[] =>
  rows
    .filter(
      ({ state, number }) => ['new', 'changed'].includes(state) && !withoutRows.includes(number),
    )
    .map((row) => {
      const without = row.state === 'changed' ? (withoutFields[row.number] ?? []) : []
      return { ...row, values: row.values.filter(({ column }) => !without.includes(column.key)) }
    })
    .filter(({ values, state }) => state === 'new' || values.length > 0)

/** How far the imports of this process are, by their keys. */
const underWay = new Map<string, Progress>()

/** Does work that tells how far it is to those who ask with its key. */
async function told<T>(
  { key }: Options,
  work: (tell: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  try {
    return await work((progress) => key && underWay.set(key, progress))
  } finally {
    underWay.delete(key)
  }
}

async function apply(strapi: Core.Strapi, ctx: Context): Promise<Outcome> {
  const type = typeIn(ctx, 'update')
  const options = optionsIn(ctx)
  const { name, table } = await uploadedTable(ctx)
  // Before anything is written, which others wait for.
  const checked = await checkFor(strapi, ctx, type, table, options)
  if (options.fingerprint !== reportOf(table, checked).fingerprint)
    throw new errors.ValidationError(
      'De inhoud is intussen gewijzigd. Bekijk de proef opnieuw. Er is niets overgenomen.',
    )
  const { uid, versions } = checked
  const rows = chosenOf(checked.rows, options)
  if (rows.length === 0) throw new errors.ValidationError('Er is niets om over te nemen.')
  const staff = staffOf(ctx)
  const work = { uid, fileName: name, rows, publish: options.publish, versions, staff }
  return told(options, (tell) => applyImport(strapi, work, tell))
}

async function pictures(strapi: Core.Strapi, ctx: Context): Promise<readonly Picture[]> {
  if (!currentUserOf(ctx).may('plugin::upload.assets.create'))
    throw new errors.ForbiddenError('Uw rol mag geen afbeeldingen toevoegen.')
  return told(optionsIn(ctx), (tell) => addPictures(strapi, ctx, tell))
}

/** Answers a type as a file that the import reads back: filled, or only the heads. */
async function download(strapi: Core.Strapi, ctx: Context, format: 'csv' | 'xlsx'): Promise<void> {
  const type = typeIn(ctx, 'read')
  const uid = uidOf(type.name)
  const name = strapi.contentType(uid).info.pluralName
  const rows = ctx.query.empty === 'true' ? [] : await readStored(strapi, uid)
  if (format === 'xlsx' && rows.length > MAX_XLSX_ROWS)
    throw new errors.ValidationError(
      `Een Excel-bestand heeft hoogstens ${MAX_XLSX_ROWS} regels. Neem het als CSV.`,
    )
  const columns = await exportColumns(strapi, uid)
  logExport(strapi, ctx, name)
  if (format === 'csv') {
    attach(ctx, `${name}.csv`, 'text/csv; charset=utf-8')
    ctx.body = Readable.from(csvOf(columns, [rows]))
  } else {
    const workbook = await xlsxOf(columns, rows, strapi.contentType(uid).info.displayName)
    attach(ctx, `${name}.xlsx`, WORKBOOK_TYPE)
    ctx.body = workbook
  }
}

/**
 * Answers how far an import is, without asking the database: SQLite has one connection, which each
 * part of the import holds until it ends.
 */
const progressRoute = (strapi: Core.Strapi) => ({
  method: 'GET',
  path: '/progress/:key',
  handler: json(async (ctx) => {
    if (!staffSession(strapi, ctx)) throw new HttpError(401)
    return underWay.get(ctx.params.key)
  }),
  config: { auth: false },
})

/** Opens imports to members of staff, under `/imports`: each within their rights on content. */
export function registerImportRoutes(strapi: Core.Strapi): void {
  const routes = [progressRoute(strapi)]
  strapi.server.routes({ type: 'admin', prefix: '/imports', routes } as never)
  registerStaffRoutes(strapi, '/imports', {
    'GET /': json((ctx) => pastImports(strapi, (uid) => mayDo(ctx, 'update', uid))),
    'GET /types': json(async (ctx) => typesFor(strapi, ctx)),
    'GET /tables/:type/table.csv': (ctx) => download(strapi, ctx, 'csv'),
    'GET /tables/:type/table.xlsx': (ctx) => download(strapi, ctx, 'xlsx'),
    'POST /tables/:type/check': json((ctx) => check(strapi, ctx)),
    'POST /tables/:type/apply': json((ctx) => apply(strapi, ctx)),
    'POST /pictures': json((ctx) => pictures(strapi, ctx)),
    'POST /:import/undo': json(async (ctx) => {
      const row = await findImport(strapi, String(ctx.params.import))
      if (!mayDo(ctx, 'update', row.type) || !mayDo(ctx, 'create', row.type))
        throw new errors.ForbiddenError('Uw rol mag dit niet. Vraag het een organisator.')
      return undoImport(strapi, row)
    }),
  })
}
