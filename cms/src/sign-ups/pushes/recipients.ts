import type { PushKind } from '@beursvloer/contract/push/terms'
import { ACTIVE_STATES, type SignUpState } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { type Recipient, recipientsIn } from '../../push/queue'
import { SAVED_ITEMS } from '../../push/rows'

/** A query on devices that is narrowed. */
export type DeviceQuery = ReturnType<Core.Strapi['db']['connection']>

const COLUMN = {
  changes: 'tell_changes',
  place: 'tell_place',
  soon: 'tell_soon',
  stands: 'tell_stands',
  news: 'tell_news',
} as const satisfies Record<PushKind, string>

/** Ids of accounts with a sign-up for one of some items in one of these states. */
const withSignUp = (
  strapi: Core.Strapi,
  items: readonly string[],
  states: readonly SignUpState[],
) =>
  strapi.db
    .connection({ u: 'up_users' })
    .join({ s: 'sign_ups' }, 's.email', 'u.email')
    .whereIn('s.item', [...items])
    .whereIn('s.state', [...states])
    .select('u.id')

/** Ids of accounts that saved one of some items. */
const withFavourite = (strapi: Core.Strapi, items: readonly string[]) =>
  strapi.db
    .connection('saved_entries')
    .where({ kind: 'session', saved: true })
    .whereIn('target', [...items])
    .select('visitor')

/**
 * Narrows devices to those whose visitor saved one of some items, or has a sign-up for it in one of these
 * states.
 */
export const withSavedOrSignUp =
  (strapi: Core.Strapi, items: readonly string[], states: readonly SignUpState[] = ACTIVE_STATES) =>
  (query: DeviceQuery): void => {
    query.andWhere((either: DeviceQuery) =>
      either
        .whereIn('visitor', withFavourite(strapi, items))
        .orWhereIn('visitor', withSignUp(strapi, items, states))
        .orWhere((alone: DeviceQuery) =>
          alone.whereNull('visitor').whereIn(
            'id',
            strapi.db
              .connection(SAVED_ITEMS)
              .whereIn('item', [...items])
              .select('installation'),
          ),
        ),
    )
  }

/** Narrows devices to those that want a kind of message and whose account is not blocked. */
export const withPreference =
  (strapi: Core.Strapi, kind: PushKind) =>
  (query: DeviceQuery): void => {
    const blocked = strapi.db.connection('up_users').where({ blocked: true }).select('id')
    query
      .where({ [COLUMN[kind]]: true })
      .andWhere((open: DeviceQuery) => open.whereNull('visitor').orWhereNotIn('visitor', blocked))
  }

/** Devices that want a kind of message about an item. */
export const devicesFor = (
  strapi: Core.Strapi,
  kind: PushKind,
  item: string,
  states?: readonly SignUpState[],
): Promise<Recipient[]> =>
  recipientsIn(strapi, (query) => {
    withPreference(strapi, kind)(query)
    withSavedOrSignUp(strapi, [item], states)(query)
  })

/** Devices of an address that want a kind of message. */
export const devicesOf = (
  strapi: Core.Strapi,
  kind: PushKind,
  email: string,
): Promise<Recipient[]> =>
  recipientsIn(strapi, (query) => {
    withPreference(strapi, kind)(query)
    query.whereIn('visitor', strapi.db.connection('up_users').where({ email }).select('id'))
  })
