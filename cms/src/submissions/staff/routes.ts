import { formNamed } from '@beursvloer/contract/forms/registry'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { optionSources } from '../../forms/option-sources'
import { resendMail } from '../../mail/resend'
import { wakeOutbox } from '../../mail/worker'
import { type Answer, attachFile, idOf, json, staffOf } from '../../panel-api/answers'
import { exportOf } from '../../panel-api/export/answer'
import { type PanelRoutes, registerPanelRoutes } from '../../panel-api/routes'
import { FILE_KINDS } from '../../uploads/file-kind'
import { STATES, type State } from '../state-flow'
import { acceptContract, contractOffer } from './accept-contract'
import { acceptVacancy, vacancyOffer } from './accept-vacancy'
import type { Acceptance, ContractChoices, Requotation, VacancyChoices } from './acceptance'
import { addNote, changeState } from './change-state'
import { deletionsOverview } from './deletions'
import { detailsOf, mailOf } from './details'
import { SUBSCRIPTION_COLUMNS, submissionColumns } from './export-columns'
import { readFilter, SUBMISSIONS, SUBSCRIPTIONS, selectionOf } from './filter'
import { noteOrder } from './orders'
import { sendNewQuotation } from './requote'
import { SUBMISSION_RIGHTS, type SubmissionAction } from './rights'
import {
  listedSubmissions,
  listSubmissions,
  removeSubmission,
  type StoredSubmission,
} from './submissions'
import { listSubscriptions, removeSubscription, type StoredSubscription } from './subscriptions'
import type { NewState } from './views'

/** Maximum length of a text that staff add to a mail, in characters. */
const MAX_MESSAGE_LENGTH = 2000

const wrong = () => new errors.ValidationError('De vraag aan de server klopt niet.')

function requiredObject(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw wrong()
  return body as Record<string, unknown>
}

function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) throw wrong()
  return value
}

function stateOf(value: unknown): State {
  const state = STATES.find((candidate) => candidate === value)
  if (!state) throw wrong()
  return state
}

const senderMailOf = ({ tell, message }: Readonly<Record<string, unknown>>) => ({
  tell: tell === true,
  message: textOf(message ?? '', MAX_MESSAGE_LENGTH),
})

const DOCUMENT_ID = 64

/** @throws ValidationError for a body that asks for no state */
function readNewState(body: unknown): NewState {
  const fields = requiredObject(body)
  return { from: stateOf(fields.from), to: stateOf(fields.to), ...senderMailOf(fields) }
}

const acceptanceOf = (fields: Readonly<Record<string, unknown>>): Acceptance => ({
  from: stateOf(fields.from),
  ...senderMailOf(fields),
})

/** @throws ValidationError for a body that accepts no contract */
function readContractAcceptance(body: unknown): Acceptance & ContractChoices {
  const fields = requiredObject(body)
  return {
    ...acceptanceOf(fields),
    stand: textOf(fields.stand, DOCUMENT_ID),
    category: textOf(fields.category, DOCUMENT_ID),
  }
}

/** @throws ValidationError for a body that asks for no quotation */
function readRequotation(body: unknown): Requotation {
  const fields = requiredObject(body)
  return {
    from: stateOf(fields.from),
    stand: textOf(fields.stand, DOCUMENT_ID),
    message: textOf(fields.message ?? '', MAX_MESSAGE_LENGTH),
  }
}

/** @throws ValidationError for a body that accepts no vacancy */
function readVacancyAcceptance(body: unknown): Acceptance & VacancyChoices {
  const fields = requiredObject(body)
  return { ...acceptanceOf(fields), exhibitor: textOf(fields.exhibitor, DOCUMENT_ID) }
}

/** @throws ValidationError for a body without text */
const readNote = (body: unknown): string =>
  textOf(requiredObject(body).text, Number.POSITIVE_INFINITY)

interface StoredFile {
  readonly name: string
  readonly kind: keyof typeof FILE_KINDS
  readonly bytes: number
  readonly storedAs: string
}

/** The panel's routes, each with the right that it requires. */
function routesOf(strapi: Core.Strapi): PanelRoutes<SubmissionAction> {
  const submissions = exportOf<StoredSubmission>(strapi, {
    name: 'inzendingen',
    selection: async ({ query }) => (await listedSubmissions(strapi, query)).selection,
    columns: async ({ query }) => {
      const { kind } = readFilter(query, SUBMISSIONS)
      const form = kind ? formNamed(kind) : undefined
      return submissionColumns(form, form ? await optionSources(strapi, form) : {})
    },
  })
  const subscriptions = exportOf<StoredSubscription>(strapi, {
    name: 'aanmeldingen',
    selection: async ({ query }) => selectionOf(query, SUBSCRIPTIONS),
    columns: async () => SUBSCRIPTION_COLUMNS,
  })
  /** Queued mails of a change go out at once, after its commit. */
  const thenSend = (change: Answer): Answer =>
    json(async (ctx) => {
      await change(ctx)
      wakeOutbox(strapi)
    })
  const download: Answer = async (ctx) => {
    const file: StoredFile | null = await strapi.db
      .query('api::submission-file.submission-file')
      .findOne({
        where: {
          documentId: String(ctx.params.file),
          submission: { documentId: idOf(ctx) },
        },
      })
    if (!file) throw new errors.NotFoundError('Dit bestand bestaat niet meer.')
    ctx.length = file.bytes
    await attachFile(ctx, { ...file, type: FILE_KINDS[file.kind].mimeType })
  }
  return {
    read: {
      'GET /submissions': json((ctx) => listSubmissions(strapi, ctx.query)),
      'GET /submissions/:documentId': json((ctx) => detailsOf(strapi, idOf(ctx))),
      'GET /submissions/:documentId/files/:file': download,
      'GET /subscriptions': json((ctx) => listSubscriptions(strapi, ctx.query)),
      'GET /deletions': json(() => deletionsOverview(strapi)),
    },
    handle: {
      'GET /submissions/:documentId/contract-acceptance': json((ctx) =>
        contractOffer(strapi, idOf(ctx)),
      ),
      'GET /submissions/:documentId/vacancy-acceptance': json((ctx) =>
        vacancyOffer(strapi, idOf(ctx)),
      ),
      'POST /submissions/:documentId/state': thenSend((ctx) =>
        changeState(strapi, idOf(ctx), readNewState(ctx.request.body), staffOf(ctx).name),
      ),
      'POST /submissions/:documentId/contract-acceptance': thenSend((ctx) =>
        acceptContract(strapi, idOf(ctx), readContractAcceptance(ctx.request.body), staffOf(ctx)),
      ),
      'POST /submissions/:documentId/new-quotation': thenSend((ctx) =>
        sendNewQuotation(strapi, idOf(ctx), readRequotation(ctx.request.body), staffOf(ctx).name),
      ),
      'POST /submissions/:documentId/vacancy-acceptance': thenSend((ctx) =>
        acceptVacancy(strapi, idOf(ctx), readVacancyAcceptance(ctx.request.body), staffOf(ctx)),
      ),
      'POST /submissions/:documentId/order': json((ctx) =>
        noteOrder(strapi, idOf(ctx), ctx.request.body),
      ),
      'POST /submissions/:documentId/notes': json((ctx) =>
        addNote(strapi, idOf(ctx), { by: staffOf(ctx).name, text: readNote(ctx.request.body) }),
      ),
      'POST /submissions/:documentId/mails/:mail/send-again': json(async (ctx) => {
        const mail = await mailOf(strapi, idOf(ctx), String(ctx.params.mail))
        await resendMail(strapi, mail)
      }),
    },
    export: {
      'GET /submissions/export.csv': submissions.csv,
      'GET /submissions/export.xlsx': submissions.xlsx,
      'GET /subscriptions/export.csv': subscriptions.csv,
      'GET /subscriptions/export.xlsx': subscriptions.xlsx,
    },
    delete: {
      'DELETE /submissions/:documentId': json((ctx) =>
        removeSubmission(strapi, idOf(ctx), staffOf(ctx).name),
      ),
      'DELETE /subscriptions/:documentId': json((ctx) => removeSubscription(strapi, idOf(ctx))),
    },
  }
}

/** Opens submissions to the admin panel, under `/handling`. */
export const registerSubmissionRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/handling', SUBMISSION_RIGHTS, routesOf(strapi))
