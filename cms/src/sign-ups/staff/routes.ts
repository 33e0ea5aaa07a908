import type { Core } from '@strapi/strapi'
import { objectOf } from '../../http/read-body'
import { wakeOutbox } from '../../mail/worker'
import { type Answer, type Context, json, staffOf } from '../../panel-api/answers'
import { exportOf } from '../../panel-api/export/answer'
import { type PanelRoute, registerPanelRoutes } from '../../panel-api/routes'
import { listDoorHelpers, setDoorHelper } from './door-helpers'
import { SIGN_UP_COLUMNS } from './export-columns'
import {
  cancelForVisitor,
  countWalkIn,
  moveAll,
  promote,
  signUpByPhone,
  takeBackWalkIn,
} from './handle'
import { itemConcerns, listItems } from './items'
import { mailToAll } from './mail-to-all'
import { doorList, type Listed, listPeople, peopleIn } from './people'
import { readMailToAll, readPhoneSignUp, readWalkIn } from './read-body'
import { SIGN_UP_RIGHTS, type SignUpAction } from './rights'

/** The door helpers. */
const HELPERS = '/door-helpers'

const itemOf = ({ params }: Context): string => String(params.item)
const personOf = ({ params }: Context): string => String(params.person)

/** Answers with the result of an action of staff; its mails go out at once. */
const done =
  (strapi: Core.Strapi) =>
  (work: (ctx: Context, by: string) => Promise<unknown>): Answer =>
    json(async (ctx) => {
      const answer = await work(ctx, staffOf(ctx).name)
      wakeOutbox(strapi)
      return answer
    })

function routesOf(strapi: Core.Strapi): readonly PanelRoute<SignUpAction>[] {
  const people = exportOf<Listed>(strapi, {
    name: 'aanmeldingen',
    selection: async (ctx) => peopleIn(itemOf(ctx), ctx.query),
    columns: async () => SIGN_UP_COLUMNS,
  })
  const change = done(strapi)
  const one = '/:item'
  return [
    ['GET', '/', 'overview', json((ctx) => listItems(strapi, ctx.query))],
    // Before the routes of an item, whose pattern this path matches too.
    ['GET', HELPERS, 'read', json(() => listDoorHelpers(strapi))],
    ['POST', HELPERS, 'handle', json((ctx) => setDoorHelper(strapi, ctx.request.body))],
    ['GET', `${one}/concerns`, 'overview', json((ctx) => itemConcerns(strapi, itemOf(ctx)))],
    ['GET', one, 'read', json((ctx) => listPeople(strapi, itemOf(ctx), ctx.query))],
    ['GET', `${one}/door`, 'read', json((ctx) => doorList(strapi, itemOf(ctx)))],
    ['GET', `${one}/export.csv`, 'export', people.csv],
    ['GET', `${one}/export.xlsx`, 'export', people.xlsx],
    [
      'POST',
      `${one}/people`,
      'handle',
      change((ctx, by) =>
        signUpByPhone(strapi, itemOf(ctx), readPhoneSignUp(ctx.request.body), by),
      ),
    ],
    [
      'POST',
      `${one}/people/:person/promote`,
      'handle',
      change((ctx, by) => promote(strapi, itemOf(ctx), personOf(ctx), by)),
    ],
    [
      'POST',
      `${one}/people/:person/take-off`,
      'handle',
      change((ctx, by) => cancelForVisitor(strapi, itemOf(ctx), personOf(ctx), by)),
    ],
    [
      'POST',
      `${one}/walk-ins`,
      'handle',
      change((ctx, by) => countWalkIn(strapi, itemOf(ctx), readWalkIn(ctx.request.body), by)),
    ],
    [
      'POST',
      `${one}/people/:person/take-back`,
      'handle',
      change((ctx, by) => takeBackWalkIn(strapi, itemOf(ctx), personOf(ctx), by)),
    ],
    [
      'POST',
      `${one}/move`,
      'handle',
      change((ctx, by) =>
        moveAll(strapi, itemOf(ctx), String(objectOf(ctx.request.body).to ?? ''), by),
      ),
    ],
    [
      'POST',
      `${one}/mail`,
      'mail',
      change((ctx) => mailToAll(strapi, itemOf(ctx), readMailToAll(ctx.request.body))),
    ],
  ]
}

/** Opens sign-ups to the admin panel, under `/sign-ups`. */
export const registerSignUpRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/sign-ups', SIGN_UP_RIGHTS, routesOf(strapi))
