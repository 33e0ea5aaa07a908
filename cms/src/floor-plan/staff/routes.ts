import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from '../../panel-api/answers'
import { mayDo } from '../../panel-api/content-rights'
import { uploadedFile } from '../../panel-api/uploaded-file'
import { endsIn } from '../../rules/passage-ends'
import { applyImport } from '../apply-import'
import { BLOCKING, type Hall, type ImportReport } from '../import-report'
import { hallOf, placesBeside, placesIn } from '../places'
import { planImport } from '../plan-import'
import { DrawingError, MAX_DRAWING_BYTES } from '../svg/elements'
import type { PlaceKind } from '../svg/place-names'
import { type Drawing, readDrawing } from '../svg/read-drawing'
import { writeDrawing } from '../svg/write-drawing'

type Action = 'create' | 'read' | 'update'

/** Refuses users without the permission for an action on the places of a kind. */
function requirePermission(ctx: Context, action: Action, kind: PlaceKind): void {
  if (!mayDo(ctx, action, `api::${kind}.${kind}` as UID.ContentType))
    throw new errors.ForbiddenError('Uw rol mag dit niet. Vraag het een organisator.')
}

async function hallIn({ params }: Context): Promise<Hall> {
  const hall = await hallOf(strapi, params.hall)
  if (!hall) throw new errors.NotFoundError('Deze hal bestaat niet.')
  return hall
}

/** The uploaded drawing. */
async function drawingIn(ctx: Context): Promise<Drawing> {
  const file = uploadedFile(ctx, 'Kies een SVG-bestand.')
  if (file.size > MAX_DRAWING_BYTES)
    throw new errors.ValidationError(
      'Het bestand is groter dan 5 MB. Verwijder afbeeldingen uit de tekening.',
    )
  try {
    return await readDrawing(await readFile(file.filepath))
  } catch (error) {
    throw error instanceof DrawingError ? new errors.ValidationError(error.message) : error
  }
}

/**
 * The fingerprint of a report's changes, so that only the changes of the shown report are applied.
 */
const fingerprintOf = ({ changes }: ImportReport): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex')

async function reportFor(ctx: Context, hall: Hall, drawing: Drawing): Promise<ImportReport> {
  const { createMissing } = ctx.request.body as { createMissing?: string }
  if (createMissing === 'true') requirePermission(ctx, 'create', 'stand')
  const report = planImport(drawing, await placesBeside(strapi, hall.documentId), {
    hall,
    createMissing: createMissing === 'true',
    ends: await endsIn(strapi, hall.documentId),
  })
  for (const { kind } of report.changes) requirePermission(ctx, 'update', kind)
  return report
}

/** Answers a hall with its places. */
async function show(ctx: Context): Promise<void> {
  const hall = await hallIn(ctx)
  const ends = await endsIn(strapi, hall.documentId)
  ctx.body = { data: { hall, places: await placesIn(strapi, hall.documentId), ends } }
}

/** Answers a hall as an SVG that the import reads back. */
async function exportDrawing(ctx: Context): Promise<void> {
  const hall = await hallIn(ctx)
  const places = (await placesIn(strapi, hall.documentId)).flatMap(({ polygon, ...place }) =>
    polygon ? [{ ...place, polygon }] : [],
  )
  const fileName = `plattegrond-hal-${hall.number}.svg`
  ctx.body = { data: { fileName, svg: writeDrawing(hall, places) } }
}

/** Answers the report of importing the uploaded drawing. */
async function check(ctx: Context): Promise<void> {
  const hall = await hallIn(ctx)
  const report = await reportFor(ctx, hall, await drawingIn(ctx))
  ctx.body = { data: { hall, ...report, fingerprint: fingerprintOf(report) } }
}

/** Applies the import of the uploaded drawing, if it still makes the changes of its report. */
async function apply(ctx: Context): Promise<void> {
  const { fingerprint } = ctx.request.body as { fingerprint?: string }
  // Before the transaction, which others wait for.
  const drawing = await drawingIn(ctx)
  const count = await strapi.db.transaction(async () => {
    const hall = await hallIn(ctx)
    const report = await reportFor(ctx, hall, drawing)
    if (report.findings.some(({ kind }) => BLOCKING.has(kind)))
      throw new errors.ValidationError('De tekening kan zo niet worden overgenomen.')
    if (fingerprint !== fingerprintOf(report))
      throw new errors.ValidationError(
        'De plattegrond is intussen gewijzigd. Controleer de tekening opnieuw.',
      )
    await applyImport(strapi, hall, report, ctx.state.user.id)
    return report.changes.length
  })
  ctx.body = { data: { changed: count } }
}

/**
 * Opens the floor plan to the admin panel, under `/floor-plan`. Users who may change stands may
 * draw them; the panel's own login protects the rest.
 */
export function registerFloorPlanRoutes(strapi: Core.Strapi): void {
  const route = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    action: Action,
    handle: (ctx: Context) => Promise<void>,
  ) => ({
    method,
    path,
    handler: async (ctx: Context) => {
      requirePermission(ctx, action, 'stand')
      await handle(ctx)
    },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/floor-plan',
    routes: [
      route('GET', '/halls/:hall', 'read', show),
      route('GET', '/halls/:hall/drawing', 'read', exportDrawing),
      route('POST', '/halls/:hall/drawing', 'update', check),
      route('PUT', '/halls/:hall/drawing', 'update', apply),
    ],
  } as never)
}
