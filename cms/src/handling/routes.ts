import { Readable } from 'node:stream'
import { formNamed } from '@beursvloer/contract/forms/registry'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { resendMail } from '../mail/resend'
import { wakeOutbox } from '../mail/worker'
import { optionSources } from '../submissions/option-sources'
import { acceptanceOffer, acceptContract } from './accept-contract'
import { SUBMISSION_ACTIONS, type SubmissionAction } from './actions'
import { addNote, changeState } from './change-state'
import { deletionsOverview } from './deletions'
import { detailsOf, mailOf } from './details'
import { type Column, SUBSCRIPTION_COLUMNS, submissionColumns } from './export/columns'
import { MOST_XLSX_ROWS } from './export/limits'
import { csvOf, xlsxOf } from './export/write'
import { openFile } from './files'
import { type Listed, readFilter, SUBMISSIONS, SUBSCRIPTIONS } from './filter'
import { allOf, countOf } from './lists'
import { readAcceptance, readNewState, readNote } from './read-body'
import { removeSubmission } from './removal'
import { listSubmissions, type StoredSubmission } from './submissions'
import { listSubscriptions, removeSubscription, type StoredSubscription } from './subscriptions'

type Context = Parameters<Core.MiddlewareHandler>[0]
type Answer = (ctx: Context) => Promise<unknown>

/** Who asks, as the history calls them. */
function staffOf({ state }: Context): { readonly id: number; readonly name: string } {
  const { id, firstname, lastname, email } = state.user
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email }
}

const idOf = ({ params }: Context): string => String(params.documentId)

/** Answers JSON; what has nothing to say says so. */
const json =
  (answer: Answer): Answer =>
  async (ctx) => {
    const data = await answer(ctx)
    ctx.set('cache-control', 'no-store')
    ctx.body = { data: data ?? null }
  }

/** Answers a file that is kept, never shown. */
function attach(ctx: Context, name: string, type: string): void {
  ctx.attachment(name)
  ctx.set({
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
}

/** The extension in the address of an export. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers all that fits the filters of a list: CSV as it is read, a workbook at once. */
function exportOf<Row extends { readonly id: number }>(
  strapi: Core.Strapi,
  listed: Listed,
  name: string,
  columnsFor: (kind: string | null) => Promise<readonly Column<Row>[]>,
) {
  const rowsFor = (ctx: Context) => allOf<Row>(strapi, listed, ctx.query)
  const columns = (ctx: Context) => columnsFor(readFilter(ctx.query, listed).kind)
  const csv: Answer = async (ctx) => {
    attach(ctx, `${name}.csv`, 'text/csv; charset=utf-8')
    ctx.body = Readable.from(csvOf(await columns(ctx), rowsFor(ctx)))
  }
  const xlsx: Answer = async (ctx) => {
    if ((await countOf(strapi, listed, ctx.query)) > MOST_XLSX_ROWS)
      throw new errors.ValidationError(
        `Een Excel-bestand heeft hoogstens ${MOST_XLSX_ROWS} regels. Kies een filter of exporteer als CSV.`,
      )
    const rows: Row[] = []
    for await (const batch of rowsFor(ctx)) rows.push(...batch)
    const workbook = await xlsxOf(await columns(ctx), rows, name)
    attach(ctx, `${name}.xlsx`, XLSX)
    ctx.body = workbook
  }
  return { csv, xlsx }
}

/** What the panel may ask, by the right that it takes. */
function routesOf(strapi: Core.Strapi) {
  const submissions = exportOf<StoredSubmission>(
    strapi,
    SUBMISSIONS,
    'inzendingen',
    async (kind) => {
      const form = kind ? formNamed(kind) : undefined
      return submissionColumns(form, form ? await optionSources(strapi, form) : {})
    },
  )
  const subscriptions = exportOf<StoredSubscription>(
    strapi,
    SUBSCRIPTIONS,
    'aanmeldingen',
    async () => SUBSCRIPTION_COLUMNS,
  )
  const one = '/submissions/:documentId'
  /** Mail that a change has put in the outbox goes at once, now that it is committed. */
  const thenSend =
    (change: Answer): Answer =>
    async (ctx) => {
      await change(ctx)
      wakeOutbox(strapi)
    }
  const download: Answer = async (ctx) => {
    const file = await openFile(strapi, idOf(ctx), String(ctx.params.file))
    attach(ctx, file.name, file.mimeType)
    ctx.length = file.bytes
    ctx.body = file.content
  }
  return [
    ['GET', '/submissions', 'read', json((ctx) => listSubmissions(strapi, ctx.query))],
    ['GET', '/submissions/export.csv', 'export', submissions.csv],
    ['GET', '/submissions/export.xlsx', 'export', submissions.xlsx],
    ['GET', one, 'read', json((ctx) => detailsOf(strapi, idOf(ctx)))],
    ['GET', `${one}/files/:file`, 'read', download],
    ['GET', `${one}/acceptance`, 'handle', json((ctx) => acceptanceOffer(strapi, idOf(ctx)))],
    [
      'POST',
      `${one}/state`,
      'handle',
      json(
        thenSend((ctx) =>
          changeState(strapi, idOf(ctx), readNewState(ctx.request.body), staffOf(ctx).name),
        ),
      ),
    ],
    [
      'POST',
      `${one}/accept`,
      'handle',
      json(
        thenSend((ctx) =>
          acceptContract(strapi, idOf(ctx), readAcceptance(ctx.request.body), staffOf(ctx)),
        ),
      ),
    ],
    [
      'POST',
      `${one}/notes`,
      'handle',
      json((ctx) =>
        addNote(strapi, idOf(ctx), { by: staffOf(ctx).name, text: readNote(ctx.request.body) }),
      ),
    ],
    [
      'POST',
      `${one}/mails/:mail/send-again`,
      'handle',
      json(async (ctx) => {
        const mail = await mailOf(strapi, idOf(ctx), String(ctx.params.mail))
        await resendMail(strapi, mail)
      }),
    ],
    [
      'DELETE',
      one,
      'delete',
      json((ctx) => removeSubmission(strapi, idOf(ctx), staffOf(ctx).name)),
    ],
    ['GET', '/subscriptions', 'read', json((ctx) => listSubscriptions(strapi, ctx.query))],
    ['GET', '/subscriptions/export.csv', 'export', subscriptions.csv],
    ['GET', '/subscriptions/export.xlsx', 'export', subscriptions.xlsx],
    [
      'DELETE',
      '/subscriptions/:documentId',
      'delete',
      json((ctx) => removeSubscription(strapi, idOf(ctx))),
    ],
    ['GET', '/deletions', 'read', json(() => deletionsOverview(strapi))],
  ] as const satisfies readonly (readonly [
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    action: SubmissionAction,
    answer: Answer,
  ])[]
}

/** Opens submissions to the admin panel, under `/handling`, to who has the right for each route. */
export function registerHandlingRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/handling',
    routes: routesOf(strapi).map(([method, path, action, handler]) => ({
      method,
      path,
      handler,
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [SUBMISSION_ACTIONS[action]] } },
        ],
      },
    })),
  } as never)
}
