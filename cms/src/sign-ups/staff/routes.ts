import { isEmailAddress } from '@beursvloer/contract/email-address'
import { byId, programmeItemPath } from '@beursvloer/contract/page-addresses'
import { phoneText } from '@beursvloer/contract/phone-text'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { objectOf } from '../../http/body-fields'
import { OUTBOX, queueMail } from '../../mail/outbox'
import { siteAddress } from '../../mail/site-address'
import { wakeOutbox } from '../../mail/worker'
import { type Answer, type Context, json, staffOf } from '../../panel-api/answers'
import { exportOf } from '../../panel-api/export/answer'
import { type Column, timeCell } from '../../panel-api/export/column'
import { type PanelRoutes, registerPanelRoutes } from '../../panel-api/routes'
import { placeFacts } from '../mails/place-mails'
import { type SignUpRow, signUpsOf } from '../rows'
import { withSignUpLock } from '../transaction'
import { listDoorHelpers, setDoorHelper } from './door-helpers'
import {
  cancelForVisitor,
  countWalkIn,
  moveAll,
  promote,
  signUpByPhone,
  takeBackWalkIn,
} from './handle'
import { affectedPeople, listItems } from './items'
import { COUNTED_LABEL, STATE_LABELS } from './labels'
import { doorList, type Listed, listPeople, peopleIn } from './people'
import { SIGN_UP_RIGHTS, type SignUpAction } from './rights'
import type { MailToAll, PhoneSignUp } from './views'

const ACTION = { nl: 'Bekijk het onderdeel', en: 'View the item' } as const

/**
 * Mails the message of staff to everybody with a place at an item, or on its waiting list as well.
 * @returns how many; 0 when this very mail was sent before
 */
const mailToAll = (
  strapi: Core.Strapi,
  id: string,
  { key, to, subject, message }: MailToAll,
): Promise<{ readonly mailed: number }> => {
  const now = new Date()
  return withSignUpLock(strapi, now, async ({ published }) => {
    const item = await published.item(id)
    if (!item) throw new errors.NotFoundError('Dit onderdeel staat niet in het programma.')
    const idempotencyKey = `${id} ${key}`
    if ((await strapi.db.query(OUTBOX).count({ where: { idempotencyKey } })) > 0)
      return { mailed: 0 }
    const states = ['confirmed', ...(to === 'all' ? ['offered', 'waiting'] : [])]
    const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
      where: { item: id, state: { $in: states } },
      orderBy: { turn: 'asc' },
    })
    for (const { email, name, language } of rows) {
      const content = {
        language,
        subject,
        title: subject,
        paragraphs: message.split(/\n{2,}/),
        sections: [placeFacts(item, language)],
        action: {
          label: ACTION[language],
          url: siteAddress(programmeItemPath(byId(item)), language),
        },
      }
      await queueMail(
        strapi,
        { purpose: 'place-message', to: email, toName: name, content, idempotencyKey },
        now,
        await published.fair(language),
      )
    }
    return { mailed: rows.length }
  })
}

/** Longest texts that staff fill in, in characters. */
const MAX_NAME = 120
const MAX_PHONE = 40
const MAX_SUBJECT = 120
const MAX_MESSAGE = 2000
/** The format of `newWalkInId`. */
const WALK_IN_ID = /^[0-9a-f]{32}$/

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : ''

/** @throws ValidationError in Dutch */
function readPhoneSignUp(body: unknown): PhoneSignUp {
  const { name, email, phone, language } = objectOf(body)
  const address = textOf(email, 254).toLowerCase()
  if (!isEmailAddress(address)) throw new errors.ValidationError('Vul een geldig e-mailadres in.')
  const who = textOf(name, MAX_NAME)
  if (!who) throw new errors.ValidationError('Vul een naam in.')
  return {
    name: who,
    email: address,
    phone: textOf(phone, MAX_PHONE),
    language: language === 'en' ? 'en' : 'nl',
  }
}

/** @throws ValidationError in Dutch */
function readWalkIn(body: unknown): string {
  const { id } = objectOf(body)
  if (typeof id === 'string' && WALK_IN_ID.test(id)) return id
  throw new errors.ValidationError('Deze inloper heeft geen kenmerk.')
}

/** @throws ValidationError in Dutch */
function readMailToAll(body: unknown): MailToAll {
  const { key, to, subject, message } = objectOf(body)
  const texts = { subject: textOf(subject, MAX_SUBJECT), message: textOf(message, MAX_MESSAGE) }
  if (!texts.subject || !texts.message)
    throw new errors.ValidationError('Vul een onderwerp en een bericht in.')
  const own = textOf(key, 36)
  if (!own) throw new errors.ValidationError('Deze mail heeft geen kenmerk.')
  return { ...texts, key: own, to: to === 'all' ? 'all' : 'places' }
}

/** The columns of an export of sign-ups. */
const SIGN_UP_COLUMNS: readonly Column<Listed>[] = [
  { head: 'Volgorde', cell: ({ turn }) => String(turn), isNumber: true },
  { head: 'Naam', cell: ({ name, email }) => name || (email ? '' : COUNTED_LABEL) },
  { head: 'E-mailadres', cell: ({ email }) => email },
  { head: 'Telefoonnummer', cell: ({ phone }) => phoneText(phone ?? '') },
  { head: 'Status', cell: ({ state }) => STATE_LABELS[state] },
  { head: 'Aangemeld op', cell: ({ arrivedAt }) => timeCell(arrivedAt) },
]

const itemOf = ({ params }: Context): string => String(params.item)
const personOf = ({ params }: Context): string => String(params.person)

function routesOf(strapi: Core.Strapi): PanelRoutes<SignUpAction> {
  const people = exportOf<Listed>(strapi, {
    name: 'aanmeldingen',
    selection: async (ctx) => peopleIn(itemOf(ctx), ctx.query),
    columns: async () => SIGN_UP_COLUMNS,
  })
  /** Answers with the result of an action of staff; its mails go out at once. */
  const change = (work: (ctx: Context, by: string) => Promise<unknown>): Answer =>
    json(async (ctx) => {
      const answer = await work(ctx, staffOf(ctx).name)
      wakeOutbox(strapi)
      return answer
    })
  return {
    overview: {
      'GET /': json((ctx) => listItems(strapi, ctx.query)),
      'GET /:item/concerns': json((ctx) => affectedPeople(strapi, itemOf(ctx))),
    },
    read: {
      'GET /door-helpers': json(() => listDoorHelpers(strapi)),
      'GET /:item': json((ctx) => listPeople(strapi, itemOf(ctx), ctx.query)),
      'GET /:item/door': json((ctx) => doorList(strapi, itemOf(ctx))),
    },
    handle: {
      'POST /door-helpers': json((ctx) => setDoorHelper(strapi, ctx.request.body)),
      'POST /:item/people': change((ctx, by) =>
        signUpByPhone(strapi, itemOf(ctx), readPhoneSignUp(ctx.request.body), by),
      ),
      'POST /:item/people/:person/promote': change((ctx, by) =>
        promote(strapi, itemOf(ctx), personOf(ctx), by),
      ),
      'POST /:item/people/:person/take-off': change((ctx, by) =>
        cancelForVisitor(strapi, itemOf(ctx), personOf(ctx), by),
      ),
      'POST /:item/walk-ins': change((ctx, by) =>
        countWalkIn(strapi, itemOf(ctx), readWalkIn(ctx.request.body), by),
      ),
      'POST /:item/people/:person/take-back': change((ctx, by) =>
        takeBackWalkIn(strapi, itemOf(ctx), personOf(ctx), by),
      ),
      'POST /:item/move': change((ctx, by) =>
        moveAll(strapi, itemOf(ctx), String(objectOf(ctx.request.body).to ?? ''), by),
      ),
    },
    mail: {
      'POST /:item/mail': change((ctx) =>
        mailToAll(strapi, itemOf(ctx), readMailToAll(ctx.request.body)),
      ),
    },
    export: {
      'GET /:item/export.csv': people.csv,
      'GET /:item/export.xlsx': people.xlsx,
    },
  }
}

/** Opens sign-ups to the admin panel, under `/sign-ups`. */
export const registerSignUpRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/sign-ups', SIGN_UP_RIGHTS, routesOf(strapi))
