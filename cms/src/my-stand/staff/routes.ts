import { Readable } from 'node:stream'
import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { wakeOutbox } from '../../mail/worker'
import { type Answer, attach, attachFile, idOf, json, staffOf } from '../../panel-api/answers'
import { csvOf, xlsxOf } from '../../panel-api/export/write'
import { registerPanelRoutes } from '../../panel-api/routes'
import { FILE_KINDS } from '../../uploads/file-kind'
import { addProof, type ProofProblem } from '../proofs'
import { proposedFiles } from '../proposals'
import { accessOverview, actFor, changeAccess } from './access'
import { badgesOverview, printedBadges } from './badges'
import {
  attachInvoice,
  foundInvoices,
  INVOICE_COLUMNS,
  importInvoices,
  invoiceList,
  removeInvoice,
} from './invoices'
import { newsOverview, removeNews, saveNews } from './news'
import { foundProgress, PROGRESS_COLUMNS, progressList, remindSelection } from './progress'
import { inviteAgain, returnsOverview } from './returns'
import { proposalReview, reviewProposal, reviewQueue, submittedProposal } from './reviews'
import { MY_STAND_RIGHTS } from './rights'
import { areaSettings, changeAreaSettings } from './settings'
import {
  answerWithFile,
  remindAll,
  removeTask,
  saveTask,
  taskDetails,
  tasksOverview,
} from './tasks'
import { uploadedPdf } from './uploaded-pdf'

const PROOF_PROBLEMS: Readonly<Record<ProofProblem, string>> = {
  'no-order': 'Dit product staat niet meer in de bestelling.',
  'no-exhibitor': 'Kies eerst de standhouder van deze bestelling, en bewaar dat.',
  'no-manager':
    'Bij deze standhouder is nog niemand beheerder in Mijn stand. Nodig eerst iemand uit.',
}

/** Opens what exhibitors do to the admin panel, under `/my-stand`. */
export function registerMyStandRoutes(strapi: Core.Strapi): void {
  /** Queued mails of a change go out at once, after its commit. */
  const thenSend = (change: Answer): Answer =>
    json(async (ctx) => {
      const answer = await change(ctx)
      wakeOutbox(strapi)
      return answer
    })
  const proposedFile: Answer = async (ctx) => {
    const files = proposedFiles(await submittedProposal(strapi, idOf(ctx)))
    const file = files.get(String(ctx.params.file))
    if (!file) throw new errors.NotFoundError('Dit bestand bestaat niet meer.')
    const { name, kind, storedAs } = file
    await attachFile(ctx, { name, type: FILE_KINDS[kind].mimeType, storedAs })
  }
  const taskFile: Answer = async (ctx) => {
    const exhibitor = String(ctx.params.exhibitor)
    const { fileName, fileKind, storedAs } = await answerWithFile(strapi, idOf(ctx), exhibitor)
    if (!fileName || !fileKind || !storedAs)
      throw new errors.NotFoundError('Dit bestand bestaat niet meer.')
    const type = FILE_KINDS[fileKind].mimeType
    await attachFile(ctx, { name: fileName, type, storedAs })
  }
  const putUpProof: Answer = thenSend(async (ctx) => {
    const about = { order: idOf(ctx), product: String(ctx.params.product) }
    const problem = await addProof(strapi, about, await uploadedPdf(ctx), new Date())
    if (problem) throw new errors.ValidationError(PROOF_PROBLEMS[problem])
  })
  const print: Answer = async (ctx) => {
    const { format, exhibitor } = ctx.query
    const one = typeof exhibitor === 'string' ? exhibitor : undefined
    const pdf = await printedBadges(strapi, { format, exhibitor: one })
    attach(ctx, 'badges.pdf', 'application/pdf')
    ctx.body = pdf
  }
  registerPanelRoutes(strapi, '/my-stand', MY_STAND_RIGHTS, {
    members: {
      'GET /access': json(() => accessOverview(strapi)),
      'POST /access/:documentId': thenSend((ctx) =>
        changeAccess(strapi, idOf(ctx), ctx.request.body, staffOf(ctx).name),
      ),
      'POST /access/:documentId/act': json((ctx) =>
        actFor(strapi, idOf(ctx), staffOf(ctx).name, new Date()),
      ),
      'GET /returns': json(() => returnsOverview(strapi, new Date())),
      'POST /returns': thenSend((ctx) =>
        inviteAgain(strapi, ctx.request.body, staffOf(ctx).name, new Date()),
      ),
      'GET /badges': json(() => badgesOverview(strapi)),
      'GET /badges/print': print,
    },
    invoices: {
      'GET /invoices': json((ctx) => invoiceList(strapi, ctx.query)),
      'GET /invoices/export.csv': async (ctx) => {
        const rows = await foundInvoices(strapi, ctx.query)
        attach(ctx, 'facturen.csv', 'text/csv; charset=utf-8')
        ctx.body = Readable.from(csvOf(INVOICE_COLUMNS, [rows]))
      },
      'GET /invoices/export.xlsx': async (ctx) => {
        const rows = await foundInvoices(strapi, ctx.query)
        const workbook = await xlsxOf(INVOICE_COLUMNS, rows, 'Facturen')
        attach(ctx, 'facturen.xlsx', WORKBOOK_TYPE)
        ctx.body = workbook
      },
      'POST /invoices/check': json((ctx) => importInvoices(strapi, ctx, false)),
      'POST /invoices': json((ctx) => importInvoices(strapi, ctx, true)),
      'POST /invoices/file': json((ctx) => attachInvoice(strapi, ctx)),
      'DELETE /invoices/:documentId': json((ctx) => removeInvoice(strapi, idOf(ctx))),
    },
    tasks: {
      'POST /proofs/:documentId/:product': putUpProof,
      'GET /progress': json((ctx) => progressList(strapi, ctx.query, new Date())),
      'GET /progress/export.csv': async (ctx) => {
        const rows = await foundProgress(strapi, ctx.query, new Date())
        attach(ctx, 'standhouders.csv', 'text/csv; charset=utf-8')
        ctx.body = Readable.from(csvOf(PROGRESS_COLUMNS, [rows]))
      },
      'GET /progress/export.xlsx': async (ctx) => {
        const rows = await foundProgress(strapi, ctx.query, new Date())
        const workbook = await xlsxOf(PROGRESS_COLUMNS, rows, 'Standhouders')
        attach(ctx, 'standhouders.xlsx', WORKBOOK_TYPE)
        ctx.body = workbook
      },
      'POST /progress/remind': thenSend((ctx) =>
        remindSelection(strapi, ctx.request.body, new Date()),
      ),
      'GET /news': json(() => newsOverview(strapi)),
      'POST /news': json((ctx) => saveNews(strapi, null, ctx.request.body, staffOf(ctx).name)),
      'POST /news/:documentId': json((ctx) =>
        saveNews(strapi, idOf(ctx), ctx.request.body, staffOf(ctx).name),
      ),
      'DELETE /news/:documentId': json((ctx) => removeNews(strapi, idOf(ctx))),
      'GET /tasks': json(() => tasksOverview(strapi, new Date())),
      'GET /tasks/:documentId': json((ctx) => taskDetails(strapi, idOf(ctx))),
      'GET /tasks/:documentId/files/:exhibitor': taskFile,
      'POST /tasks': json((ctx) => saveTask(strapi, null, ctx.request.body)),
      'POST /tasks/:documentId': json((ctx) => saveTask(strapi, idOf(ctx), ctx.request.body)),
      'POST /tasks/:documentId/remind': thenSend((ctx) => remindAll(strapi, idOf(ctx), new Date())),
      'DELETE /tasks/:documentId': json((ctx) => removeTask(strapi, idOf(ctx))),
    },
    settings: {
      'GET /settings': json(() => areaSettings(strapi, new Date())),
      'POST /settings': json((ctx) => changeAreaSettings(strapi, ctx.request.body)),
    },
    review: {
      'GET /proposals': json(() => reviewQueue(strapi)),
      'GET /proposals/:documentId': json((ctx) => proposalReview(strapi, idOf(ctx))),
      'GET /proposals/:documentId/files/:file': proposedFile,
      'POST /proposals/:documentId': thenSend((ctx) =>
        reviewProposal(strapi, idOf(ctx), ctx.request.body, new Date()),
      ),
    },
  })
}
