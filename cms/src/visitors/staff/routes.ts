import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { forgotPassword } from '@beursvloer/contract/forms/definitions/forgot-password'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { logSecurity } from '../../logging/security-log'
import { wakeOutbox } from '../../mail/worker'
import {
  type Answer,
  attach,
  attachFile,
  type Context,
  idOf,
  json,
  staffOf,
} from '../../panel-api/answers'
import { exportOf } from '../../panel-api/export/answer'
import { csvOf } from '../../panel-api/export/write'
import { type PanelRoutes, registerPanelRoutes } from '../../panel-api/routes'
import { REPORTS } from '../../submissions/staff/deletions'
import type { Deleted } from '../../transactions/delete-where'
import { findAccount, normaliseEmail } from '../accounts/account'
import { askNewAddress } from '../accounts/change-address'
import { deleteAccount } from '../profile/delete-account'
import { sendConfirmation } from '../sign-in/confirm-address'
import { type ByStaff, blockVisitor, readReason, unblockVisitor, withHistory } from './blocking'
import { countVisitors } from './count-visitors'
import { visitorDetails } from './details'
import { type ExportedVisitor, visitorColumns } from './export-columns'
import { visitorsIn } from './filter'
import { VISITOR_ACTIONS, VISITOR_RIGHTS, type VisitorAction } from './rights'
import { STATISTICS_COLUMNS, statisticsLines } from './statistics-columns'
import { findVisitor, listVisitors, visitorChoices } from './visitors'

/** @throws ValidationError in Dutch for a body without an e-mail address */
async function readAddress(body: unknown): Promise<string> {
  const { email } = (body ?? {}) as { readonly email?: unknown }
  const address = typeof email === 'string' ? normaliseEmail(email) : ''
  const problems = await validateForm(forgotPassword, { email: address }, { language: 'nl' })
  if (problems.email) throw new errors.ValidationError(problems.email.join(' '))
  return address
}

/**
 * Mails a confirmation link for a new address of the account, and a notice to the current address.
 * The history stores the staff member and the reason.
 * @throws ValidationError in Dutch when the address has an account, or this one is blocked or not
 *   confirmed: then the visitor has to register again
 */
const changeAddress = (
  strapi: Core.Strapi,
  documentId: string,
  newAddress: string,
  change: ByStaff,
): Promise<void> =>
  withHistory(
    strapi,
    documentId,
    { ...change, what: 'address-asked' },
    async ({ id: profile, language }, { email, confirmed, blocked }) => {
      if (blocked) throw new errors.ValidationError('Dit account is geblokkeerd.')
      if (!confirmed)
        throw new errors.ValidationError(
          'Dit account is niet bevestigd. De bezoeker kan zich opnieuw registreren, met het juiste adres.',
        )
      if (await findAccount(strapi, newAddress))
        throw new errors.ValidationError('Met dit e-mailadres is er al een account.')
      await askNewAddress(strapi, { profile, email, newAddress, language }, new Date())
    },
  )

/**
 * Deletes an account with all personal data at the visitor's request, and reports the deletion. The
 * visitor gets the same last mail as after deleting it without staff.
 * @param by name of the staff member
 * @throws NotFoundError in Dutch when there is none (any more)
 */
async function removeVisitor(strapi: Core.Strapi, documentId: string, by: string): Promise<void> {
  const { user, language } = await findVisitor(strapi, documentId)
  if (!user) throw new errors.NotFoundError('Deze bezoeker bestaat niet meer.')
  const now = new Date()
  const report = ({ count, storedAs }: Deleted) => {
    const data = { deletedAt: now, kind: 'account', count, files: storedAs.length, by }
    return strapi.db.query(REPORTS).create({ data })
  }
  await deleteAccount(strapi, user, { language, now, report })
  logSecurity(strapi, 'account-deleted', { account: user.id, by: 'staff' })
}

/**
 * Queues a new mail with a link that confirms the address; the former link stops working.
 * @param by name of the staff member
 * @throws ValidationError in Dutch when there is nothing to confirm, or the account is blocked
 */
const sendConfirmationAgain = (
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> =>
  withHistory(
    strapi,
    documentId,
    { by, reason: '', what: 'confirmation-sent' },
    async ({ language }, { email, confirmed, blocked }) => {
      if (blocked) throw new errors.ValidationError('Dit account is geblokkeerd.')
      if (confirmed) throw new errors.ValidationError('Dit e-mailadres is al bevestigd.')
      await sendConfirmation(strapi, { email, language }, new Date())
    },
  )

const may = ({ state }: Context, action: VisitorAction): boolean =>
  state.userAbility.can(VISITOR_ACTIONS[action])

/** Sends the photo of a visitor as an attachment. */
const photo =
  (strapi: Core.Strapi): Answer =>
  async (ctx) => {
    const { photo: storedAs, documentId } = await findVisitor(strapi, idOf(ctx))
    if (!storedAs) throw new errors.NotFoundError('Deze bezoeker heeft geen foto.')
    const name = `${documentId}${extname(storedAs)}`
    await attachFile(ctx, { name, type: 'application/octet-stream', storedAs })
  }

const statisticsCsv =
  (strapi: Core.Strapi): Answer =>
  async (ctx) => {
    const lines = statisticsLines(await countVisitors(strapi))
    attach(ctx, 'bezoekers-cijfers.csv', 'text/csv; charset=utf-8')
    ctx.body = Readable.from(csvOf(STATISTICS_COLUMNS, [lines]))
  }

/** The panel's routes, each with the right that it requires. */
function routesOf(strapi: Core.Strapi): PanelRoutes<VisitorAction> {
  const visitors = exportOf<ExportedVisitor>(strapi, {
    name: 'bezoekers',
    selection: async ({ query }) => {
      const selection = visitorsIn(strapi, query)
      const consents = { select: ['subject', 'withdrawnAt'] }
      return { ...selection, populate: { ...selection.populate, consents } }
    },
    columns: async (ctx) =>
      visitorColumns({ choices: await visitorChoices(strapi), wishes: may(ctx, 'wishes') }),
  })
  return {
    read: {
      'GET /': json((ctx) => listVisitors(strapi, ctx.query)),
      'GET /statistics': json(() => countVisitors(strapi)),
      'GET /statistics.csv': statisticsCsv(strapi),
      'GET /:documentId': json((ctx) => visitorDetails(strapi, idOf(ctx), may(ctx, 'wishes'))),
      'GET /:documentId/photo': photo(strapi),
    },
    handle: {
      'POST /:documentId/block': json((ctx) =>
        blockVisitor(strapi, idOf(ctx), {
          by: staffOf(ctx).name,
          reason: readReason(ctx.request.body, 'dit account blokkeert'),
        }),
      ),
      'POST /:documentId/unblock': json((ctx) =>
        unblockVisitor(strapi, idOf(ctx), staffOf(ctx).name),
      ),
      'POST /:documentId/send-confirmation': json(async (ctx) => {
        await sendConfirmationAgain(strapi, idOf(ctx), staffOf(ctx).name)
        wakeOutbox(strapi)
      }),
    },
    address: {
      'POST /:documentId/address': json(async (ctx) => {
        const { body } = ctx.request
        const reason = readReason(body, 'dit e-mailadres wijzigt')
        const change = { by: staffOf(ctx).name, reason }
        await changeAddress(strapi, idOf(ctx), await readAddress(body), change)
        wakeOutbox(strapi)
      }),
    },
    export: {
      'GET /export.csv': visitors.csv,
      'GET /export.xlsx': visitors.xlsx,
    },
    delete: {
      'DELETE /:documentId': json((ctx) => removeVisitor(strapi, idOf(ctx), staffOf(ctx).name)),
    },
  }
}

/** Opens visitors to the admin panel, under `/visitors`. */
export const registerVisitorRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/visitors', VISITOR_RIGHTS, routesOf(strapi))
