import type { PushKind } from '@beursvloer/contract/push/terms'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { dutchDay } from '../../fair/dates'
import { type Recipient, recipientsIn } from '../../push/queue'
import { readItem, readItemsOn } from '../../sign-ups/item'
import {
  type DeviceQuery,
  withPreference,
  withSavedOrSignUp,
} from '../../sign-ups/pushes/recipients'
import type { PushTarget } from './views'

/** Forms whose senders work for an exhibitor. */
const EXHIBITOR_FORMS = ['participation', 'contract', 'advertising']

/** The kind of notification that a target's visitors chose. */
export const kindFor = ({ to }: PushTarget): PushKind => (to === 'item' ? 'changes' : 'news')

const connection = (strapi: Core.Strapi, table: object | string) =>
  strapi.db.connection(table as string)

/** Ids of accounts whose profile has a word in a list. */
const listing = (strapi: Core.Strapi, column: 'interests' | 'days', word: string) =>
  connection(strapi, { p: 'visitor_profiles' })
    .join({ l: 'visitor_profiles_user_lnk' }, 'l.visitor_profile_id', 'p.id')
    // SQLite keeps lists as text, PostgreSQL as JSON that reads as such.
    .whereRaw(`cast(p.${column} as text) like ?`, [`%"${word}"%`])
    .select('l.user_id')

/** Ids of accounts with the address of a form for exhibitors, or the name of an exhibitor as organisation. */
function exhibitorStaff(strapi: Core.Strapi) {
  const senders = connection(strapi, 'submissions')
    .whereIn('kind', EXHIBITOR_FORMS)
    .select(strapi.db.connection.raw('lower(email)'))
  const names = connection(strapi, 'exhibitors')
    .whereNotNull('published_at')
    .select(strapi.db.connection.raw('lower(name)'))
  return connection(strapi, { u: 'up_users' })
    .leftJoin({ l: 'visitor_profiles_user_lnk' }, 'l.user_id', 'u.id')
    .leftJoin({ p: 'visitor_profiles' }, 'p.id', 'l.visitor_profile_id')
    .where((either: DeviceQuery) =>
      either
        .whereIn(strapi.db.connection.raw('lower(u.email)') as never, senders)
        .orWhereIn(strapi.db.connection.raw('lower(p.organisation)') as never, names),
    )
    .select('u.id')
}

/** Document ids of the published items about a theme. */
async function itemsAbout(strapi: Core.Strapi, slug: string): Promise<readonly string[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query('api::programme-item.programme-item')
    .findMany({
      select: ['documentId'],
      where: { publishedAt: { $notNull: true }, locale: 'nl', themes: { slug } },
    })
  return rows.map(({ documentId }) => documentId)
}

/** Either of two ways to be meant. */
const either =
  (strapi: Core.Strapi, accounts: DeviceQuery, items: readonly string[]) =>
  (query: DeviceQuery): void => {
    query.andWhere((one: DeviceQuery) =>
      one
        .whereIn('visitor', accounts)
        .orWhere((other: DeviceQuery) => withSavedOrSignUp(strapi, items)(other)),
    )
  }

/** The condition of a target on devices. */
async function conditionOf(
  strapi: Core.Strapi,
  target: PushTarget,
): Promise<(query: DeviceQuery) => void> {
  switch (target.to) {
    case 'news':
      return () => undefined
    case 'item':
      return withSavedOrSignUp(strapi, [target.item])
    case 'theme': {
      const items = await itemsAbout(strapi, target.theme)
      return either(strapi, listing(strapi, 'interests', target.theme), items)
    }
    case 'day': {
      const items = [...(await readItemsOn(strapi, target.day)).keys()]
      return either(strapi, listing(strapi, 'days', target.day), items)
    }
    case 'exhibitors':
      return (query) => {
        query.whereIn('visitor', exhibitorStaff(strapi))
      }
  }
}

/** The devices of a message's target. */
export async function devicesOfTarget(
  strapi: Core.Strapi,
  target: PushTarget,
): Promise<Recipient[]> {
  const narrow = await conditionOf(strapi, target)
  return recipientsIn(strapi, (query) => {
    withPreference(strapi, kindFor(target))(query)
    narrow(query)
  })
}

/**
 * A target, in words.
 * @throws ValidationError in Dutch when there is no such item or theme
 */
export async function targetText(strapi: Core.Strapi, target: PushTarget): Promise<string> {
  switch (target.to) {
    case 'news':
      return 'Iedereen die om nieuws vroeg'
    case 'exhibitors':
      return 'Wie voor een standhouder werkt'
    case 'day':
      return `Wie komt op ${dutchDay(target.day)}`
    case 'item': {
      const item = await readItem(strapi, target.item)
      if (!item) throw new errors.ValidationError('Dit onderdeel staat niet in het programma.')
      return `Bewaard of aangemeld: ${item.title.nl}`
    }
    case 'theme': {
      const theme: { name: string } | null = await strapi.db
        .query('api::theme.theme')
        .findOne({ where: { slug: target.theme, locale: 'nl', publishedAt: { $notNull: true } } })
      if (!theme) throw new errors.ValidationError('Dit thema is er niet.')
      return `Thema ${theme.name}`
    }
  }
}
