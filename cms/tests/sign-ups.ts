/** A small fair whose programme has sign-ups, and visitors who sign up. */
import { randomUUID } from 'node:crypto'
import { signInLinkPaths, signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import { fairOf } from './fair.ts'
import { useFormContent as prepareForms } from './form-content.ts'
import { type Answer, type Cms, documentsOf, SITE_TOKEN } from './harness.ts'
import { type SignedInVisitor, visitorNamed } from './visitors.ts'

const TABLES = ['sign_ups', 'sign_in_links', 'outbox_mails']

/** Deletes the sign-ups, and the mails about them. */
export async function clearSignUps({ strapi }: Cms): Promise<void> {
  for (const table of TABLES) await strapi.db.connection(table).delete()
}

let made = 0

/** Publishes an item of one hour with sign-ups, on 10 March 2032 in a room of its own. */
export async function itemWith(cms: Cms, fields: object = {}): Promise<string> {
  made += 1
  const { day, hall } = await fairOf(cms)
  const rooms = documentsOf(cms, 'room')
  const room = await rooms.create({
    data: { name: `Aanmeldlab ${made}`, hall, capacity: 600 },
    locale: 'nl',
  })
  const data = {
    title: `Aanmelden ${made}`,
    type: 'knowledge-session',
    summary: 'Over aanmelden.',
    day,
    start: '10:00:00.000',
    end: '11:00:00.000',
    room: room.documentId,
    signUp: 'required',
    capacity: 2,
    waitingList: true,
    ...fields,
  }
  const items = documentsOf(cms, 'programme-item')
  const { documentId } = await items.create({ data, locale: 'nl', status: 'published' })
  return documentId
}

/** Changes an item and publishes it. */
export async function republish(cms: Cms, documentId: string, data: object): Promise<void> {
  const items = documentsOf(cms, 'programme-item')
  await items.update({ documentId, locale: 'nl', data })
  await items.publish({ documentId, locale: 'nl' })
}

/** Opens programme and registration of the fair; answers a function that reverts it. */
export async function openFair(cms: Cms, fields: object = {}): Promise<() => Promise<void>> {
  const remove = await prepareForms(cms)
  const { edition: documentId } = await fairOf(cms)
  const editions = documentsOf(cms, 'edition')
  const open = { programmePublished: true, registrationOpen: true, ...fields }
  await editions.update({ documentId, locale: 'nl', data: open })
  await editions.publish({ documentId, locale: 'nl' })
  return remove
}

/** Makes signed-in visitors with an account. */
export const visitorsNamed = async (
  cms: Cms,
  names: readonly string[],
): Promise<SignedInVisitor[]> => {
  const visitors: SignedInVisitor[] = []
  await cms.strapi.db.transaction(async () => {
    for (const name of names)
      visitors.push(
        await visitorNamed(cms, {
          email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@zandkreek.example`,
          password: null,
          profile: { firstName: name, lastName: 'Oosterbaan' },
        }),
      )
  })
  return visitors
}

interface Asking {
  /** Language of the page; Dutch when absent. */
  readonly language?: 'nl' | 'en'
  readonly key?: string
  readonly swap?: string
  readonly seen?: string | null
}

const post = (cms: Cms, path: string, token: string, body: object): Promise<Answer> =>
  cms.ask(`/api${path}`, { method: 'POST', token, body })

export const signUp = (cms: Cms, { token }: SignedInVisitor, item: string, asking: Asking = {}) =>
  post(cms, signUpPaths.own, token, { item, key: randomUUID(), language: 'nl', ...asking })

export const accept = (cms: Cms, { token }: SignedInVisitor, item: string, asking: Asking = {}) =>
  post(cms, signUpPaths.accept, token, { item, key: randomUUID(), language: 'nl', ...asking })

export const cancel = (cms: Cms, { token }: SignedInVisitor, item: string, asking: Asking = {}) =>
  post(cms, signUpPaths.cancel, token, { item, key: randomUUID(), language: 'nl', ...asking })

export const guest = (cms: Cms, email: string, item: string, more: object = {}) =>
  post(cms, signUpPaths.guest, SITE_TOKEN, {
    ...{ item, email, key: randomUUID(), language: 'nl', source: '/programma/proef', sender: null },
    ...more,
  })

export const readOffer = (cms: Cms, code: string) =>
  post(cms, signUpPaths.offer, SITE_TOKEN, { code })

export const takeOffer = (cms: Cms, code: string, more: object = {}) =>
  post(cms, signUpPaths.takeOffer, SITE_TOKEN, { code, ...more })

export const askLink = (cms: Cms, email: string, more: object = {}) =>
  post(cms, signInLinkPaths.ask, SITE_TOKEN, {
    ...{ email, language: 'nl', source: '/inloggen' },
    ...more,
  })

export const followLink = (cms: Cms, code: string) =>
  post(cms, signInLinkPaths.follow, SITE_TOKEN, { code, language: 'nl' })

/** Runs the due sign-up jobs of a moment. */
export const runJobs = ({ strapi }: Cms, now: Date): Promise<void> => strapi.get('jobs').run(now)

/** States of an item's sign-ups in order of arrival. */
export async function statesOf({ strapi }: Cms, item: string): Promise<readonly string[]> {
  const rows = await strapi.db
    .query('api::sign-up.sign-up')
    .findMany({ where: { item }, orderBy: { turn: 'asc' } })
  return rows.map(({ state }) => state)
}
