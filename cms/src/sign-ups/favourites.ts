import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { oncePerVersion } from '../content-version/once-per-version'
import { queueMail } from '../mail/outbox'
import { changeSince } from './changes'
import { readItems, type SignUpItem } from './item'
import { savedMail } from './mails/saved-mail'
import { factsOf } from './notify'
import { type NotifiedState, signUpsOf } from './rows'
import { type SignUpWork, withSignUpLock } from './transaction'

const SAVED_ENTRY = 'api::saved-entry.saved-entry'
const PROFILE = 'api::visitor-profile.visitor-profile'
const TABLE = 'saved_entries'

/** Maximum of people notified in one transaction: others wait for it. */
const BATCH = 50

type Language = 'nl' | 'en'

/** A saved programme item; `told` is null without a request for notifications. */
interface SavedRow {
  readonly id: number
  /** Id of the account. */
  readonly visitor: number
  /** Document id of the item. */
  readonly target: string
  readonly told: string | null
}

/** The item's current facts as JSON, in the form of the stored last notified state. */
const notifiedText = (item: SignUpItem, language: Language): string =>
  JSON.stringify(factsOf(item, language))

const items = { kind: 'session', saved: true } as const

/**
 * Stores the current state of a user's saved items as the one they were notified of, so that later
 * changes are notified; or clears it.
 * @param user id of the account
 * @param language theirs; null: without notifications
 */
export async function recordFavourites(
  strapi: Core.Strapi,
  user: number,
  language: Language | null,
): Promise<void> {
  const entries = strapi.db.query(SAVED_ENTRY)
  if (language === null) {
    await entries.updateMany({ where: { visitor: user }, data: { told: null } })
    return
  }
  const rows: SavedRow[] = await entries.findMany({
    where: { visitor: user, ...items, told: { $null: true } },
  })
  const known = await readItems(strapi, [...new Set(rows.map(({ target }) => target))])
  for (const { id, target } of rows) {
    const item = known.get(target)
    if (item) await entries.update({ where: { id }, data: { told: notifiedText(item, language) } })
  }
}

/** As `recordFavourites`, if the visitor asked for mails about saved items. */
export async function recordNewFavourites(strapi: Core.Strapi, user: number): Promise<void> {
  const profile: { language: Language; tellSaved: boolean | null } | null = await strapi.db
    .query(PROFILE)
    .findOne({ select: ['language', 'tellSaved'], where: { user } })
  if (profile?.tellSaved) await recordFavourites(strapi, user, profile.language)
}

/** The number of accounts that saved an item, and of those that are notified of its changes. */
export async function countFavourites(
  strapi: Core.Strapi,
  item: string,
): Promise<{ readonly saved: number; readonly told: number }> {
  const entries = strapi.db.query(SAVED_ENTRY)
  const where = { ...items, target: item }
  const [saved, told] = await Promise.all([
    entries.count({ where }),
    entries.count({ where: { ...where, told: { $notNull: true } } }),
  ])
  return { saved, told }
}

/** The states of items that people were last notified of, each once. */
const notifiedStates = (strapi: Core.Strapi): Promise<Pick<SavedRow, 'target' | 'told'>[]> =>
  strapi.db.connection(TABLE).distinct('target', 'told').whereNotNull('told')

/** Mails a user who saved an item about its changes, unless the mail about their place does. */
async function notifyFavourite(
  { strapi, now, published }: SignUpWork,
  item: SignUpItem,
  { id, visitor, told }: SavedRow,
): Promise<void> {
  const profile = await strapi.db.query(PROFILE).findOne({
    select: ['id', 'firstName', 'infix', 'lastName', 'language', 'tellSaved'],
    where: { user: visitor },
    populate: { user: { select: ['email', 'confirmed', 'blocked'] } },
  })
  const { user, language = 'nl' } = profile ?? {}
  const mayMail = profile?.tellSaved && user?.confirmed && !user.blocked
  const data = { told: mayMail ? notifiedText(item, language) : null }
  await strapi.db.query(SAVED_ENTRY).update({ where: { id }, data })
  if (!mayMail || !told) return
  const before = JSON.parse(told) as NotifiedState
  const occasion = changeSince(factsOf(item, language), before)
  if (!occasion) return
  const state = { $in: [...ACTIVE_STATES] }
  const where = { item: item.id, email: user.email, state }
  if ((await signUpsOf(strapi).count({ where })) > 0) return
  const content = savedMail({ occasion, language, item, before })
  const mail = { to: user.email, toName: visitorName(profile), content, profile: profile.id }
  await queueMail(
    strapi,
    { purpose: 'saved-changed', ...mail },
    now,
    await published.fair(language),
  )
}

/**
 * Mails changes of an item's day, time, room or cancellation to those who saved it and asked for such
 * mails. The last notified state is stored with each saved entry, so that each change is mailed once.
 * Items that are over are skipped.
 */
export const notifyFavourites = oncePerVersion(async (strapi, now) => {
  const known = await notifiedStates(strapi)
  const published = await readItems(strapi, [...new Set(known.map(({ target }) => target))])
  for (const { target, told } of known) {
    const item = published.get(target)
    if (!item || item.endsAt <= now) continue
    if (told === notifiedText(item, 'nl') || told === notifiedText(item, 'en')) continue
    let isMore = true
    while (isMore) {
      isMore = await withSignUpLock(strapi, now, async (work) => {
        const rows: SavedRow[] = await strapi.db.query(SAVED_ENTRY).findMany({
          where: { ...items, target, told },
          orderBy: { id: 'asc' },
          limit: BATCH,
        })
        for (const row of rows) await notifyFavourite(work, item, row)
        return rows.length === BATCH
      })
    }
  }
})
