import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import settings from '../../config/settings'
import { readSettings } from '../fair/editions'
import { logSecurity } from '../logging/security-log'
import { mailIn } from '../mail/mail-content'
import { queueMail } from '../mail/outbox'
import { type Answer, type Context, json, staffOf } from '../panel-api/answers'
import { currentUserOf } from '../panel-api/current-user'
import { registerStaffRoutes } from '../panel-api/routes'
import { endStaffSessions } from '../staff-sign-in/staff-session'
import {
  beginTwoFactor,
  confirmedSince,
  confirmTwoFactor,
  recoveryCodesLeft,
  removeTwoFactor,
  renewRecoveryCodes,
  takeCode,
} from '../staff-sign-in/two-factor'
import type { NewKey, StaffTwoFactor, TwoFactor } from './views'

const UNKNOWN_FAIR = 'Beursvloer'
/** The page of the panel that sets a second factor up. */
const SETUP_PAGE = '/admin/settings/tweestapsverificatie'

const codeOf = ({ request }: Context): unknown => (request.body as { code?: unknown }).code

async function everybody(strapi: Core.Strapi, asker: number): Promise<StaffTwoFactor[]> {
  const [users, since] = await Promise.all([
    strapi.db.query('admin::user').findMany({ where: { isActive: true }, orderBy: { id: 'asc' } }),
    confirmedSince(strapi),
  ])
  return users.map((user) => ({
    ...staffOf({ state: { user } } as Context),
    email: user.email,
    confirmedAt: since.get(user.id) ?? null,
    mayRemove: since.has(user.id) && user.id !== asker,
  }))
}

async function overview(strapi: Core.Strapi, ctx: Context): Promise<TwoFactor> {
  const { id } = staffOf(ctx)
  return {
    confirmedAt: (await confirmedSince(strapi, [id])).get(id) ?? null,
    codesLeft: await recoveryCodesLeft(strapi, id),
    isRequired: settings.requireTwoFactor,
    staff: currentUserOf(ctx).isAdministrator ? await everybody(strapi, id) : null,
  }
}

async function begin(strapi: Core.Strapi, { state }: Context): Promise<NewKey> {
  const fair = (await readSettings(strapi))?.name || UNKNOWN_FAIR
  return beginTwoFactor(strapi, state.user, fair)
}

/** Ends the other sessions of the asker after a change, and leaves a trace. */
async function changed(strapi: Core.Strapi, ctx: Context, change: string): Promise<void> {
  const { id } = staffOf(ctx)
  await endStaffSessions(strapi, id, ctx.state.session?.id)
  logSecurity(strapi, 'rights-changed', { what: 'two-factor', change, by: id })
}

async function confirm(strapi: Core.Strapi, ctx: Context): Promise<string[]> {
  const codes = await confirmTwoFactor(strapi, staffOf(ctx).id, codeOf(ctx))
  await changed(strapi, ctx, 'create')
  return codes
}

async function switchOff(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await removeTwoFactor(strapi, staffOf(ctx).id)
  await changed(strapi, ctx, 'delete')
}

/** Tells a member of staff that somebody else took their second factor away. */
const removedMail = (by: string) =>
  mailIn('nl', {
    nl: {
      subject: 'Uw tweestapsverificatie is uitgeschakeld',
      paragraphs: [
        `${by} schakelde uw tweestapsverificatie in het beheer uit, en u bent overal uitgelogd. Uw wachtwoord is nu genoeg om in te loggen.`,
      ],
      action: { label: 'Zet haar weer aan', url: `${settings.cmsUrl}${SETUP_PAGE}` },
      remarks: ['Vroeg u hier niet om? Wijzig dan meteen uw wachtwoord en meld het.'],
    },
    en: {
      subject: 'Your two-step verification was switched off',
      paragraphs: [`${by} switched off your two-step verification.`],
    },
  })

/** Takes the second factor of somebody else away, who lost the telephone and the recovery codes. */
async function removeOfOther(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!currentUserOf(ctx).isAdministrator)
    throw new errors.ForbiddenError(
      'Alleen een superbeheerder mag de tweestapsverificatie van een ander uitschakelen.',
    )
  const { id: by, name } = staffOf(ctx)
  const staff = Number(ctx.params.staff)
  if (staff === by)
    throw new errors.ForbiddenError('Schakel uw eigen tweestapsverificatie uit met een code.')
  if (!(await confirmedSince(strapi, [staff])).has(staff)) throw new errors.NotFoundError()
  const { email: to } = await strapi.db.query('admin::user').findOne({ where: { id: staff } })
  await strapi.db.transaction(async () => {
    await removeTwoFactor(strapi, staff)
    await queueMail(
      strapi,
      { purpose: 'second-factor-removed', to, content: removedMail(name) },
      new Date(),
    )
  })
  await endStaffSessions(strapi, staff)
  logSecurity(strapi, 'rights-changed', { what: 'two-factor', change: 'delete', of: staff, by })
}

/** Opens the second factor of signing in to each member of staff, under `/two-factor`. */
export function registerTwoFactorRoutes(strapi: Core.Strapi): void {
  const withCode = (answer: Answer): Answer =>
    json(async (ctx) => {
      await takeCode(strapi, staffOf(ctx).id, codeOf(ctx))
      return answer(ctx)
    })
  registerStaffRoutes(strapi, '/two-factor', {
    'GET /': json((ctx) => overview(strapi, ctx)),
    'POST /begin': json((ctx) => begin(strapi, ctx)),
    'POST /confirm': json((ctx) => confirm(strapi, ctx)),
    'POST /codes': withCode((ctx) => renewRecoveryCodes(strapi, staffOf(ctx).id)),
    'POST /off': withCode((ctx) => switchOff(strapi, ctx)),
    'DELETE /staff/:staff': json((ctx) => removeOfOther(strapi, ctx)),
  })
}
