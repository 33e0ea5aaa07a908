import { fairEnd } from '@beursvloer/contract/fair-time'
import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { throwProblems } from '../../rules/field-problem'
import { localesOf, type WriteParams } from '../../rules/index'
import { withLock } from '../../transactions/with-lock'
import { readItems, type SignUpItem } from '../item'
import { type SignUpRow, signUpsOf } from '../rows'
import { affectedText } from './labels'

const ITEM = 'api::programme-item.programme-item'

/**
 * The types that an item needs to be on the site, itself included, and the panel's field that names
 * it.
 */
const NEEDED: Readonly<
  Record<string, { readonly field: string; readonly items: (id: string) => object }>
> = {
  [ITEM]: { field: 'title', items: (documentId) => ({ documentId }) },
  'api::day.day': { field: 'date', items: (documentId) => ({ day: { documentId } }) },
  'api::room.room': { field: 'name', items: (documentId) => ({ room: { documentId } }) },
  'api::hall.hall': { field: 'name', items: (documentId) => ({ room: { hall: { documentId } } }) },
  'api::edition.edition': {
    field: 'name',
    items: (documentId) => ({ day: { edition: { documentId } } }),
  },
}

type Counting = Pick<SignUpRow, 'state' | 'told'>

/**
 * The people with a place or a position at an item that is not over, without the notice that it is
 * cancelled.
 */
async function countingOn(
  strapi: Core.Strapi,
  id: string,
  item: SignUpItem | undefined,
  now: Date,
): Promise<readonly Counting[]> {
  if (item && item.endsAt <= now) return []
  const rows: Counting[] = await signUpsOf(strapi).findMany({
    select: ['state', 'told'],
    where: { item: id, state: { $in: [...ACTIVE_STATES] } },
  })
  return rows.filter(({ told }) =>
    told
      ? !told.isCancelled && Date.parse(fairEnd(told.date, told.start, told.end)) > now.getTime()
      : !item?.isCancelled,
  )
}

function refusalFor(
  uid: string,
  title: string,
  isCancelled: boolean,
  people: readonly Counting[],
): string {
  if (isCancelled)
    return `Nog niet iedereen heeft bericht dat ‘${title}’ is geannuleerd. Dat duurt hoogstens een minuut. Probeer het daarna opnieuw.`
  const waiting = people.filter(({ state }) => state === 'waiting').length
  const who = affectedText(people.length - waiting, waiting)
  return uid === ITEM
    ? `Mensen rekenen op ‘${title}’: ${who}. Annuleer het eerst: zet de toestand op Geannuleerd, schrijf een wijzigingsnotitie en publiceer dat. Zij krijgen dan bericht; daarna kan het weg.`
    : `‘${title}’ heeft dit nodig, en mensen rekenen daarop: ${who}. Geef dat onderdeel eerst iets anders, of annuleer het, en publiceer dat.`
}

/**
 * Refuses to unpublish or delete a programme item, or a document that it needs on the site, while
 * people have a place or a waiting list position and were not notified that it is cancelled.
 */
export function keepItemsWithSignUps(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context
    const needed = NEEDED[uid]
    const { documentId, locale } = context.params as WriteParams
    const goes = needed && (action === 'delete' || action === 'unpublish')
    // A document without its Dutch version is not on the site.
    if (!goes || !documentId || !localesOf(locale).includes('nl')) return next()
    // No place may be taken between the check and the deletion.
    return withLock(strapi, 'signUps', async () => {
      const rows: { documentId: string; title: string }[] = await strapi.db.query(ITEM).findMany({
        select: ['documentId', 'title'],
        where: { locale: 'nl', ...needed.items(documentId) },
      })
      const found = new Map(rows.map((row) => [row.documentId, row.title]))
      const published = await readItems(strapi, [...found.keys()])
      const now = new Date()
      for (const [id, title] of found) {
        const item = published.get(id)
        const people = await countingOn(strapi, id, item, now)
        const message = refusalFor(uid, title, item?.isCancelled === true, people)
        if (people.length > 0) throwProblems([{ path: needed.field, message }])
      }
      return next()
    })
  })
}
