import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import type { OfferAnswer, OwnSignUps, SignUpAnswer } from '@beursvloer/contract/sign-ups/answers'
import { type DoorAnswer, doorRequest } from '@beursvloer/contract/sign-ups/door'
import {
  cancelRequest,
  guestRequest,
  offerRequest,
  signUpRequest,
  takeOfferRequest,
} from '@beursvloer/contract/sign-ups/requests'
import type { Core } from '@strapi/strapi'
import { answerWith, forVisitor } from '../../../http/calls'
import { readShape } from '../../../http/read-shape'
import { requireDiskSpace } from '../../../http/service-unavailable'
import { readFacts, setDoor } from '../../../live/facts'
import { wakeOutbox } from '../../../mail/worker'
import { acceptLinkedOffer, acceptOffer, readOffer } from '../../../sign-ups/accept-offer'
import { cancelSignUp } from '../../../sign-ups/cancel'
import { checkIn } from '../../../sign-ups/door/check-in'
import { doorItemsOf, doorListOf, requireDoor } from '../../../sign-ups/door/door-list'
import { mailsLeftOf } from '../../../sign-ups/mails/limit'
import { ownSignUpsOf } from '../../../sign-ups/own-sign-ups'
import { peopleOf } from '../../../sign-ups/person'
import { placesFeed } from '../../../sign-ups/places'
import { signUp } from '../../../sign-ups/sign-up'
import { reserveForGuest } from '../../../visitors/sign-in/sign-in-link'

/** Source page of sign-ups by signed-in visitors. */
const SOURCE = PROGRAMME_PAGE

/** Calls about sign-ups; bodies and answers are in `contract/src/sign-ups` (requirements 17.6). */
const controller = ({ strapi }: { strapi: Core.Strapi }) => {
  const requireMailsLeft = mailsLeftOf(strapi)
  const personOf = peopleOf(strapi)
  const isFull = async (item: string) => (await readFacts(strapi, new Date())).doors.has(item)
  return {
    own: forVisitor(
      async (_ctx, { email }): Promise<OwnSignUps> => ({
        signUps: await ownSignUpsOf(strapi, email),
      }),
    ),

    signUp: forVisitor(async ({ request }, visitor): Promise<SignUpAnswer> => {
      const { key, language, ...asked } = readShape(signUpRequest, request.body)
      await requireDiskSpace()
      await requireMailsLeft(visitor.email)
      const known = await personOf(visitor, { language, source: SOURCE })
      // Mails are in the language of the page in use, whichever the account once chose.
      const person = { ...known, language }
      const change = { cause: 'asked', key, now: new Date() } as const
      const done = await signUp(strapi, person, asked, change)
      wakeOutbox(strapi)
      return { signUp: done }
    }),

    cancel: forVisitor(async ({ request }, { email }): Promise<SignUpAnswer> => {
      const { key, ...asked } = readShape(cancelRequest, request.body)
      const change = { cause: 'cancelled', key, now: new Date() } as const
      const done = await cancelSignUp(strapi, { ...asked, email }, change)
      wakeOutbox(strapi)
      return { signUp: done }
    }),

    accept: forVisitor(async ({ request }, { email }): Promise<SignUpAnswer> => {
      const { key, ...asked } = readShape(signUpRequest, request.body)
      const change = { cause: 'accepted', key, now: new Date() } as const
      const done = await acceptOffer(strapi, { ...asked, email }, change)
      wakeOutbox(strapi)
      return { signUp: done }
    }),

    offer: answerWith(async ({ request }): Promise<OfferAnswer> => {
      const { code } = readShape(offerRequest, request.body)
      return { signUp: await readOffer(strapi, code, new Date()) }
    }),

    takeOffer: answerWith(async ({ request }): Promise<SignUpAnswer> => {
      const asked = readShape(takeOfferRequest, request.body)
      await requireDiskSpace()
      const done = await acceptLinkedOffer(strapi, asked, { cause: 'accepted', now: new Date() })
      wakeOutbox(strapi)
      return { signUp: done }
    }),

    /** The items that the visitor may check people in for. */
    door: forVisitor(async (_ctx, { id }) => ({
      items: await doorItemsOf(strapi, id, new Date()),
    })),

    doorList: forVisitor(async ({ params }, { id }): Promise<DoorAnswer> => {
      const item = await requireDoor(strapi, id, String(params.item))
      const list = await doorListOf(strapi, item)
      return { list, results: [], isFull: await isFull(item.id) }
    }),

    checkIn: forVisitor(async ({ params, request }, { id: visitor }): Promise<DoorAnswer> => {
      const { entries, isFull: said } = readShape(doorRequest, request.body)
      const item = await requireDoor(strapi, visitor, String(params.item))
      await requireDiskSpace()
      const done = await checkIn(strapi, visitor, item.id, entries, new Date())
      if (said !== undefined) await setDoor(strapi, item.id, said, done.by)
      return { list: done.list, results: done.results, isFull: await isFull(item.id) }
    }),

    guest: answerWith(async ({ request }) => {
      const asked = readShape(guestRequest, request.body)
      await requireDiskSpace()
      const held = await reserveForGuest(strapi, asked, new Date())
      wakeOutbox(strapi)
      return held
    }),

    places: answerWith(async ({ query }) =>
      placesFeed(strapi, typeof query.since === 'string' ? query.since : ''),
    ),
  }
}

export default controller
