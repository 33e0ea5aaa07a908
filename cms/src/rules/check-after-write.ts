import { hostNames } from '@beursvloer/contract/content/types/site-settings'
import { type FairSlot, overlaps } from '@beursvloer/contract/fair-time'
import type { TagSettings } from '@beursvloer/contract/statistics/tag'
import type { Core, Modules, UID } from '@strapi/strapi'
import {
  checkDay,
  checkEdition,
  checkPlannedEdition,
  type Day,
  type Edition,
  type PlannedEdition,
} from './edition'
import { checkStands, type Exhibitor, type Tenant } from './exhibitor'
import { type FieldProblem, throwProblems } from './field-problem'
import { checkHallSize, checkOutline, checkStandFree, type PlaceInHall } from './floor-places'
import { areStandsMoving, standsIn } from './move-stands'
import { besideEdition, checkUnique, editionOfDocument } from './own-edition'
import { checkPassage, type InTheWay, type Passage } from './passage'
import { endsIn } from './passage-ends'
import {
  checkChangeNote,
  checkPartOf,
  checkRoomFree,
  checkTimes,
  type ProgrammeItem,
  type Whole,
} from './programme-item'
import { publishesTogether } from './publish-together'
import { type Chapter, checkChapters } from './regulation'
import { checkTag } from './statistics-tag'
import { checkHost, checkRedirect, type Redirect } from './targets'
import { checkTariff, type Period, type Tariff } from './tariff'

interface Written<T> {
  readonly strapi: Core.Strapi
  readonly documentId: string
  readonly document: T
  /** True when it is being published. */
  readonly publishing: boolean
}

interface Rule {
  /** Relations that the check looks at. */
  readonly populate: Record<string, unknown>
  /** Whether it looks at translations too: the others look at Dutch documents alone. */
  readonly ofTranslations?: boolean
  check(written: Written<never>): readonly FieldProblem[] | Promise<readonly FieldProblem[]>
}

const rule = <T>(
  populate: Record<string, unknown>,
  check: (written: Written<T>) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>,
): Rule => ({ populate, check: check as Rule['check'] })

type Item = ProgrammeItem & {
  readonly day: { readonly documentId: string } | null
  readonly room: { readonly documentId: string } | null
  readonly sharesRoom: boolean | null
  readonly partOf: Whole | null
}

type InRoom = FairSlot & {
  readonly documentId: string
  readonly title: string
  readonly partOf: { readonly documentId: string } | null
}

/**
 * The first published item in the same room at the same time. Cancelled ones leave it free, and so
 * do those that share it or belong together with this one.
 */
async function otherInRoom({ strapi, documentId, document }: Written<Item>) {
  const { day, room, start, end, state, sharesRoom, partOf } = document
  const whole = partOf?.documentId ?? documentId
  if (!day || !room || !start || !end || state === 'cancelled' || sharesRoom) return null
  const others = (await strapi.documents('api::programme-item.programme-item').findMany({
    status: 'published',
    locale: 'nl',
    fields: ['title', 'start', 'end'],
    populate: { partOf: { fields: ['title'] } },
    filters: {
      documentId: { $ne: documentId },
      day: { documentId: day.documentId },
      room: { documentId: room.documentId },
      $and: [
        { $or: [{ state: { $ne: 'cancelled' } }, { state: { $null: true } }] },
        { $or: [{ sharesRoom: false }, { sharesRoom: { $null: true } }] },
      ],
    } as never,
  })) as unknown as InRoom[]
  return (
    others.find(
      (other) => overlaps({ start, end }, other) && (other.partOf ?? other).documentId !== whole,
    ) ?? null
  )
}

/** Other exhibitors that have one of the same stands. */
async function tenantsOf({ strapi, documentId, document }: Written<Exhibitor>): Promise<Tenant[]> {
  if (document.stands.length === 0) return []
  const stands = document.stands.map((stand) => stand.documentId)
  const tenants = await strapi.documents('api::exhibitor.exhibitor').findMany({
    status: 'draft',
    locale: 'nl',
    fields: ['name'],
    populate: { stands: { fields: ['number'] } },
    filters: { documentId: { $ne: documentId }, stands: { documentId: { $in: stands } } },
  })
  return tenants as unknown as Tenant[]
}

type Stand = PlaceInHall & { readonly hall: { readonly documentId: string } | null }
type Hall = Parameters<typeof checkHallSize>[0]

/** The other stands of the hall of a stand. */
async function standsBeside({ strapi, documentId, document }: Written<Stand>) {
  const stands = document.hall ? await standsIn(strapi, document.hall.documentId) : []
  return stands.filter((stand) => stand.documentId !== documentId)
}

/** The stands and rooms of a hall, as they are called in a sentence. */
async function placesIn(strapi: Core.Strapi, hall: string | undefined): Promise<InTheWay[]> {
  if (!hall) return []
  const rooms = (await strapi.documents('api::room.room').findMany({
    locale: 'nl',
    fields: ['name', 'polygon'],
    filters: { hall: { documentId: hall } },
  })) as unknown as InTheWay[]
  const stands = await standsIn(strapi, hall)
  return [...stands.map(({ number, polygon }) => ({ name: `stand ${number}`, polygon })), ...rooms]
}

/** The other tariffs of its edition, drafts included, as any of them may be published first. */
async function otherTariffs({ strapi, documentId }: Written<Tariff>): Promise<Period[]> {
  const edition = await editionOfDocument(strapi, 'tariff', documentId)
  const others = await strapi.documents('api::tariff.tariff').findMany({
    status: 'draft',
    locale: 'nl',
    fields: ['name', 'validFrom', 'validUntil'],
    filters: { documentId: { $ne: documentId }, ...besideEdition('tariff', edition) },
  })
  return others as unknown as Period[]
}

/** The chapters in every language: each has its own, and all are linked to by number. */
async function chaptersOf({ strapi, documentId }: Written<unknown>): Promise<Chapter[][]> {
  const read = async (locale: string) => {
    const document = await strapi.documents('api::regulation.regulation').findOne({
      documentId,
      locale,
      status: 'draft',
      populate: { chapters: { populate: { articles: true } } },
    })
    return (document?.chapters ?? []) as unknown as Chapter[]
  }
  return [await read('nl'), await read('en')]
}

/** All redirects but one. */
async function redirectsBut(strapi: Core.Strapi, documentId: string): Promise<Redirect[]> {
  return strapi.db.query('api::redirect.redirect').findMany({
    select: ['from', 'to'],
    where: { documentId: { $ne: documentId } },
  })
}

/** Hosts to which redirects may lead. */
export async function hostsOf(strapi: Core.Strapi): Promise<readonly string[]> {
  const settings = await strapi.documents('api::site-settings.site-settings').findFirst({
    fields: ['redirectHosts'],
    locale: 'nl',
  })
  return hostNames.parse(settings?.redirectHosts)
}

const rules: Partial<Record<string, Rule>> = {
  'api::programme-item.programme-item': rule<Item>(
    { day: true, room: true, partOf: { populate: ['partOf'] } },
    async (written) => [
      ...checkTimes(written.document),
      ...checkPartOf(written.documentId, written.document.partOf),
      ...(written.publishing ? checkChangeNote(written.document) : []),
      ...(written.publishing && !publishesTogether()
        ? checkRoomFree(written.document, await otherInRoom(written))
        : []),
    ],
  ),
  'api::exhibitor.exhibitor': rule<Exhibitor>(
    { stands: true, mainExhibitor: { populate: { stands: { fields: ['number'] } } } },
    async (written) => checkStands(written.document, await tenantsOf(written)),
  ),
  'api::stand.stand': rule<Stand>({ hall: true }, async (written) => {
    if (areStandsMoving()) return []
    const { strapi, document } = written
    const problems = checkOutline(document)
    if (problems.length > 0) return problems
    const ends = document.hall ? await endsIn(strapi, document.hall.documentId) : []
    return checkStandFree(document.polygon, await standsBeside(written), ends)
  }),
  'api::room.room': rule<PlaceInHall>({ hall: true }, ({ document }) => checkOutline(document)),
  'api::pavilion.pavilion': rule<PlaceInHall>({ hall: true }, ({ document }) =>
    checkOutline(document),
  ),
  'api::hall.hall': rule<Hall>({}, async ({ strapi, documentId, document }) =>
    checkHallSize(document, await standsIn(strapi, documentId), await endsIn(strapi, documentId)),
  ),
  'api::passage.passage': rule<Passage>(
    {
      fromHall: { populate: { pointsOfInterest: true } },
      toHall: { populate: { pointsOfInterest: true } },
    },
    async ({ strapi, document }) =>
      checkPassage(document, {
        from: await placesIn(strapi, document.fromHall?.documentId),
        to: await placesIn(strapi, document.toHall?.documentId),
      }),
  ),
  'api::edition.edition': rule<Edition>({}, ({ document }) => checkEdition(document)),
  'api::day.day': rule<Day>({ edition: true }, ({ document }) => checkDay(document)),
  'api::tariff.tariff': rule<Tariff>(
    { prices: true, openSides: true, instalments: true, cancellation: true },
    async (written) => checkTariff(written.document, await otherTariffs(written)),
  ),
  'api::regulation.regulation': {
    ...rule({}, async (written) => (await chaptersOf(written)).flatMap(checkChapters)),
    ofTranslations: true,
  },
  'api::site-settings.site-settings': rule<PlannedEdition>({ nextEdition: true }, ({ document }) =>
    checkPlannedEdition(document),
  ),
  'api::statistics-settings.statistics-settings': rule<TagSettings>({}, ({ document }) =>
    checkTag(document),
  ),
  'api::redirect.redirect': rule<Redirect>({}, async ({ strapi, documentId, document }) => [
    ...checkRedirect(document, await redirectsBut(strapi, documentId)),
    ...checkHost('to', document.to, await hostsOf(strapi)),
  ]),
  'api::short-link.short-link': rule<{ target: string }>({}, async ({ strapi, document }) =>
    checkHost('target', document.target, await hostsOf(strapi)),
  ),
}

/**
 * Checks the Dutch draft of a document as the database now has it, relations included: the site
 * takes the structure of all languages from it. Called inside the transaction of the write, so that
 * a refusal rolls it back.
 *
 * @param dutch whether the Dutch document was written; a translation cannot break shared fields
 * @throws ValidationError with a Dutch message per field
 */
export async function checkAfterWrite(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { publishing, dutch }: { readonly publishing: boolean; readonly dutch: boolean },
): Promise<void> {
  if (dutch) throwProblems(await checkUnique(strapi, uid, documentId))
  const found = rules[uid]
  if (!found || !(dutch || found.ofTranslations)) return
  const document = await strapi.documents(uid).findOne({
    documentId,
    locale: 'nl',
    status: 'draft',
    populate: found.populate as Modules.Documents.Params.Populate.Any<UID.ContentType>,
  } as never)
  if (!document) return
  throwProblems(await found.check({ strapi, documentId, document: document as never, publishing }))
}
