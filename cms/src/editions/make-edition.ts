import { EDITION_PATHS, type EditionType } from '@beursvloer/contract/content/editions'
import { daysAfter, daysBetween } from '@beursvloer/contract/fair-time'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { inEdition } from '../fair/of-edition'
import { readVersions } from '../import/documents'
import { copyTasks } from '../my-stand/staff/tasks'
import { movingStands } from '../rules/move-stands'
import { isLocalized } from '../rules/shared-fields'
import { uidOf } from '../rules/site-requirements'
import { withLock } from '../transactions/with-lock'
import { toData } from '../wastebasket/content'
import { keepInEdition } from './keep-in-edition'
import type { MadeEdition, Part } from './views'
import type { Wish } from './wish'

const EDITION = 'api::edition.edition'

type Data = Readonly<Record<string, unknown>>
/** A document in one language as data to write, changed for the new edition. */
type Change = (data: Data) => Data

/** Types in the order in which they are copied, with the part that they belong to. */
const COPIED: readonly (readonly [EditionType, Part])[] = [
  ['hall', 'halls'],
  ['stand', 'halls'],
  ['room', 'halls'],
  ['passage', 'halls'],
  ['pavilion', 'halls'],
  ['tariff', 'tariffs'],
  ['product', 'products'],
]

/** Fields of an edition that its successor begins without. */
const FRESH = {
  programmePublished: false,
  registrationOpen: false,
  registrationUrl: null,
  signUpOpensAt: null,
  results: [],
}

/** Copies documents into a new edition, in the transaction of the caller. */
class Copies {
  /** Ids of the copies by those of their originals. */
  private readonly ids = new Map<unknown, string>()
  count = 0

  constructor(private readonly strapi: Core.Strapi) {}

  private readonly copyOf = (id: unknown): unknown =>
    Array.isArray(id) ? id.map(this.copyOf) : (this.ids.get(id) ?? id)

  /** Copies some documents in both languages; a published one is published. */
  async copy(type: EditionType | 'edition', documentIds: readonly string[], change: Change) {
    const { strapi } = this
    const uid = uidOf(type)
    const read = (locale: 'nl' | 'en', status: 'draft' | 'published') =>
      readVersions(strapi, uid, locale, status, documentIds)
    const dutch = await read('nl', 'draft')
    const english = isLocalized(strapi, uid) ? await read('en', 'draft') : []
    const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
    const published = hasDrafts ? await read('nl', 'published') : []
    const documents = strapi.documents(uid as UID.ContentType & typeof EDITION)
    for (const original of dutch) {
      const isOriginal = ({ documentId }: { documentId: string }) =>
        documentId === original.documentId
      const data = change(this.led(type, toData(strapi, uid, original)))
      const { documentId } = await documents.create({ locale: 'nl', data } as never)
      const translation = english.find(isOriginal)
      if (translation)
        await documents.update({
          documentId,
          locale: 'en',
          data: change(toData(strapi, uid, translation)),
        } as never)
      if (published.some(isOriginal)) await documents.publish({ documentId, locale: '*' } as never)
      this.ids.set(original.documentId, documentId)
      this.count++
    }
  }

  /** Data whose relations to copied documents lead to the copies. */
  private led(type: EditionType | 'edition', data: Data): Data {
    const relations = type === 'edition' ? [] : [EDITION_PATHS[type][0], 'hall', 'toHall']
    return Object.fromEntries(
      Object.entries(data).map(([field, value]) => [
        field,
        relations.includes(field) ? this.copyOf(value) : value,
      ]),
    )
  }

  idOf(original: string): string {
    return this.ids.get(original) ?? ''
  }
}

/** A price changed by a percentage: whole euros stay whole euros. */
function indexed(cents: number, percent: number): number {
  const unit = cents % 100 === 0 ? 100 : 1
  return Math.round((cents * (1 + percent / 100)) / unit) * unit
}

/** How documents of a type differ in the new edition. */
function changes(days: number, { index }: Wish): Partial<Record<EditionType, Change>> {
  const later = (date: unknown) => (typeof date === 'string' ? daysAfter(date, days) : null)
  return {
    stand: (data) => ({
      ...data,
      availability: data.availability === 'blocked' ? 'blocked' : 'free',
      optionUntil: null,
    }),
    tariff: (data) => ({
      ...data,
      validFrom: later(data.validFrom),
      validUntil: later(data.validUntil),
      earlyUntil: later(data.earlyUntil),
      prices: ((data.prices ?? []) as { cents: number }[]).map((price) => ({
        ...price,
        cents: indexed(price.cents, index),
      })),
    }),
    product: (data) => ({
      ...data,
      deadline: later(data.deadline),
      priceCents: indexed(Number(data.priceCents), index),
    }),
  }
}

async function documentsIn(
  strapi: Core.Strapi,
  type: EditionType,
  edition: string,
): Promise<readonly string[]> {
  const rows: { documentId: string }[] = await strapi.db.query(uidOf(type)).findMany({
    select: ['documentId'],
    where: inEdition(type, edition),
    orderBy: { id: 'asc' },
  })
  return [...new Set(rows.map(({ documentId }) => documentId))]
}

interface DayRow {
  readonly opensAt: string
  readonly closesAt: string
}

/** The days of the new edition, with the hours of the former one in order. */
async function makeDays(strapi: Core.Strapi, edition: string, wish: Wish): Promise<number> {
  const before: DayRow[] = await strapi.db.query('api::day.day').findMany({
    select: ['opensAt', 'closesAt'],
    where: inEdition('day', wish.from),
    orderBy: { date: 'asc' },
  })
  if (before.length === 0) return 0
  const length = daysBetween(wish.startDate, wish.endDate) + 1
  for (let at = 0; at < length; at++) {
    const { opensAt, closesAt } = before[at] ?? (before.at(-1) as DayRow)
    const data = { edition, date: daysAfter(wish.startDate, at), opensAt, closesAt }
    await strapi.documents('api::day.day').create({ data } as never)
  }
  return length
}

/** The newest version of the regulation, as the first of the new edition. */
async function copyRegulation(strapi: Core.Strapi, copies: Copies, wish: Wish, today: string) {
  const [newest]: { documentId: string }[] = await strapi.db
    .query('api::regulation.regulation')
    .findMany({
      select: ['documentId'],
      where: {
        ...inEdition('regulation', wish.from),
        locale: 'nl',
        publishedAt: { $notNull: true },
      },
      orderBy: { validFrom: 'desc' },
    })
  if (newest)
    await copies.copy('regulation', [newest.documentId], (data) => ({
      ...data,
      version: `${wish.year}.1`,
      adoptedOn: null,
      validFrom: today,
    }))
}

/**
 * Makes an edition from another, with the content that it takes over: all of it or nothing. It is
 * published, and visitors see it only when it becomes the current one.
 * @throws ValidationError in Dutch
 */
export const makeEdition = (strapi: Core.Strapi, wish: Wish, today: string): Promise<MadeEdition> =>
  withLock(strapi, 'content', async () => {
    const from = await strapi.documents(EDITION).findOne({ documentId: wish.from, locale: 'nl' })
    if (!from?.startDate) throw new errors.ValidationError('Kies de editie waaruit u begint.')
    if ((await strapi.db.query(EDITION).count({ where: { year: wish.year } })) > 0)
      throw new errors.ValidationError(`Er is al een editie ${wish.year}.`)
    await keepInEdition(strapi, wish.from)

    const days = daysBetween(String(from.startDate), wish.startDate)
    const { name, year, startDate, endDate } = wish
    const copies = new Copies(strapi)
    await copies.copy('edition', [wish.from], ({ deadlines, ...data }) => ({
      ...data,
      ...FRESH,
      ...{ name, year, startDate, endDate },
      deadlines: ((deadlines ?? []) as { date: string }[]).map((deadline) => ({
        ...deadline,
        date: daysAfter(deadline.date, days),
      })),
    }))
    const id = copies.idOf(wish.from)
    const dayCount = await makeDays(strapi, id, wish)
    const changeOf = changes(days, wish)
    await movingStands(async () => {
      for (const [type, part] of COPIED)
        if (wish.parts.has(part))
          await copies.copy(
            type,
            await documentsIn(strapi, type, wish.from),
            changeOf[type] ?? ((data) => data),
          )
    })
    const tasks = await copyTasks(strapi, [wish.from, id], (due) => daysAfter(due, days))
    if (wish.parts.has('regulation')) await copyRegulation(strapi, copies, wish, today)
    return { id, documents: copies.count + dayCount + tasks }
  })
