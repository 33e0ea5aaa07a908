import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { isoOrNull } from '../../database/stored-time'
import { badgesOf, standHolders } from '../../exhibitor-badges/badges'
import { type MemberRow, membersOf } from '../../exhibitor-members/membership'
import { fairDate } from '../../fair/dates'
import { currentEdition } from '../../fair/editions'
import { readShape } from '../../http/read-shape'
import { leadsOf } from '../../leads/rows'
import { queueMail } from '../../mail/outbox'
import { mayMail } from '../../mail/recipient-limit'
import type { Column } from '../../panel-api/export/column'
import { pageFrom } from '../../panel-api/lists'
import { oneOf, type Query, readPaging, readSearch } from '../../panel-api/query'
import { withLock } from '../../transactions/with-lock'
import { PROFILE } from '../../visitors/accounts/account'
import { lacksOf } from '../overview'
import type { ExhibitorDraft } from '../presentation'
import { type OpenMatter, progressMail } from '../progress-mail'
import { type ProposalRow, proposalsOf } from '../proposals'
import { remindedMembers } from '../remind'
import {
  type AnswerRow,
  answerSubject,
  answersOf,
  currentTasks,
  type Exhibitor,
  hasTask,
} from '../tasks'
import { PRESENTATION_LABELS } from './labels'
import {
  type ExhibitorProgress,
  GAPS,
  type Gap,
  type PresentationStep,
  type ProgressList,
} from './views'

const EXHIBITOR = 'api::exhibitor.exhibitor'

type Details = Omit<ExhibitorDraft, 'english'>
type Shared = Pick<Exhibitor, 'category' | 'isCoExhibitor'>

/** How far the presentation of each exhibitor is, and whose tasks it has, by document id. */
async function presentations(strapi: Core.Strapi) {
  const rows = strapi.db.query(EXHIBITOR)
  const drafts: Details[] = await rows.findMany({
    select: ['documentId', 'body', 'website', 'contactEmail', 'contactPhone'],
    where: { locale: 'nl', publishedAt: null },
    populate: {
      logo: { select: ['name'] },
      category: { select: ['documentId'] },
      mainExhibitor: { select: ['documentId'] },
    },
  })
  const published: { documentId: string }[] = await rows.findMany({
    select: ['documentId'],
    where: { locale: 'nl', publishedAt: { $notNull: true } },
  })
  const english: { documentId: string; intro: string | null }[] = await rows.findMany({
    select: ['documentId', 'intro'],
    where: { locale: 'en', publishedAt: null },
  })
  const proposals: Pick<ProposalRow, 'exhibitorId' | 'state'>[] = await proposalsOf(
    strapi,
  ).findMany({ select: ['exhibitorId', 'state'], where: { state: { $ne: 'accepted' } } })
  const live = new Set(published.map(({ documentId }) => documentId))
  const inEnglish = new Map(english.map((one) => [one.documentId, one]))
  const proposed = new Map(proposals.map(({ exhibitorId, state }) => [exhibitorId, state]))
  const stepOf = (draft: Details): PresentationStep => {
    const { documentId } = draft
    const state = proposed.get(documentId)
    if (state && state !== 'accepted') return state
    if (!live.has(documentId)) return 'absent'
    const lacks = lacksOf({ ...draft, english: inEnglish.get(documentId) ?? null }, true)
    return lacks.length > 0 ? 'incomplete' : 'complete'
  }
  return new Map(
    drafts.map((draft) => [
      draft.documentId,
      {
        step: stepOf(draft),
        category: draft.category?.documentId ?? null,
        isCoExhibitor: draft.mainExhibitor !== null,
      },
    ]),
  )
}

/** For each exhibitor, how many of the tasks meant for its category it did, are open and are late. */
async function taskCounts(strapi: Core.Strapi, now: Date) {
  const today = fairDate(now)
  const tasks = await currentTasks(strapi)
  const answers: Pick<AnswerRow, 'subject'>[] = await answersOf(strapi).findMany({
    select: ['subject'],
  })
  const done = new Set(answers.map(({ subject }) => subject))
  return (exhibitorId: string, exhibitor: Shared) => {
    const own = tasks.filter((task) => hasTask(task, exhibitor))
    const open = own.filter(({ documentId }) => !done.has(answerSubject(documentId, exhibitorId)))
    const late = open.filter(({ due }) => due < today)
    return {
      tasksDone: own.length - open.length,
      tasksOpen: open.length - late.length,
      tasksLate: late.length,
    }
  }
}

/** How many people act for each exhibitor, and when one of them was last signed in. */
async function peopleOf(strapi: Core.Strapi) {
  const members: Pick<MemberRow, 'exhibitorId' | 'account'>[] = await membersOf(strapi).findMany({
    select: ['exhibitorId', 'account'],
    where: { state: 'active' },
  })
  const profiles: { lastUsedAt: string | null; user: { id: number } }[] = await strapi.db
    .query(PROFILE)
    .findMany({
      select: ['lastUsedAt'],
      where: { user: { id: { $in: members.flatMap(({ account }) => account ?? []) } } },
      populate: { user: { select: ['id'] } },
    })
  const used = new Map(profiles.map(({ user, lastUsedAt }) => [user.id, isoOrNull(lastUsedAt)]))
  const groups = Map.groupBy(members, ({ exhibitorId }) => exhibitorId)
  return (exhibitorId: string) => {
    const people = groups.get(exhibitorId) ?? []
    const days = people.flatMap(({ account }) => used.get(account ?? 0) ?? [])
    return { people: people.length, signedInAt: days.sort().at(-1) ?? null }
  }
}

const countsBy = <Name extends string>(
  rows: readonly Readonly<Record<Name, string>>[],
  name: Name,
) => new Map([...Map.groupBy(rows, (row) => row[name])].map(([key, group]) => [key, group.length]))

const gapsOf = (one: Omit<ExhibitorProgress, 'gaps'>): Gap[] => {
  const lacks: Readonly<Record<Gap, boolean>> = {
    presentation: one.presentation !== 'complete' && one.presentation !== 'submitted',
    tasks: one.tasksOpen + one.tasksLate > 0,
    late: one.tasksLate > 0,
    badges: one.badges === 0 && one.badgesAllowed > 0,
    orders: one.orders === 0,
    people: one.people === 0,
    'sign-in': one.signedInAt === null,
    leads: !one.hasLeads,
  }
  return GAPS.filter((gap) => lacks[gap])
}

const ABSENT = { step: 'absent', category: null, isCoExhibitor: false } as const

/** What each exhibitor of the current edition has done, by name. */
async function progressOf(strapi: Core.Strapi, now: Date): Promise<ExhibitorProgress[]> {
  const holders = await standHolders(strapi)
  const edition = holders[0]?.edition ?? ''
  const presented = await presentations(strapi)
  const tasksFor = await taskCounts(strapi, now)
  const peopleFor = await peopleOf(strapi)
  const reached = await remindedMembers(strapi)
  const badges = countsBy<'exhibitorId'>(
    await badgesOf(strapi).findMany({ select: ['exhibitorId'], where: { edition } }),
    'exhibitorId',
  )
  const year = (await currentEdition(strapi))?.year
  const orders = countsBy<'exhibitorId'>(
    await strapi.db.query('api::submission.submission').findMany({
      select: ['exhibitorId'],
      where: {
        kind: 'advertising',
        exhibitorId: { $notNull: true },
        state: { $ne: 'rejected' },
        ...(year && { editionYear: year }),
      },
    }),
    'exhibitorId',
  )
  const leads = countsBy<'exhibitor'>(
    await leadsOf(strapi).findMany({ select: ['exhibitor'], where: { state: 'shared' } }),
    'exhibitor',
  )
  return holders.map(({ documentId, name, stands, allowed }) => {
    const { step, ...exhibitor } = presented.get(documentId) ?? ABSENT
    const progress = {
      ...{ documentId, name, stands, presentation: step },
      ...tasksFor(documentId, exhibitor),
      ...{ badges: badges.get(documentId) ?? 0, badgesAllowed: allowed },
      orders: orders.get(documentId) ?? 0,
      ...peopleFor(documentId),
      isReachable: reached.has(documentId),
      hasLeads: leads.has(documentId),
    }
    return { ...progress, gaps: gapsOf(progress) }
  })
}

/** What the table is sorted by. */
const SORTS: Readonly<Record<string, (one: ExhibitorProgress) => string | number>> = {
  name: ({ name }) => name,
  presentation: ({ presentation }) => Object.keys(PRESENTATION_LABELS).indexOf(presentation),
  tasks: ({ tasksLate, tasksOpen }) => tasksLate * 1000 + tasksOpen,
  badges: ({ badges }) => badges,
  orders: ({ orders }) => orders,
  signedInAt: ({ signedInAt }) => signedInAt ?? '',
}

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'nl')
}

/** The exhibitors that an address asks for, in its order; by name unless it says otherwise. */
export async function foundProgress(strapi: Core.Strapi, query: Query, now: Date) {
  const gap = oneOf(GAPS, query.gap)
  const words = readSearch(query).toLowerCase().split(/\s+/)
  const { sort, order } = readPaging(query, { date: 'name', sortable: Object.keys(SORTS) })
  const keyOf = SORTS[sort] ?? (({ name }) => name)
  const isDescending = order === 'desc' && query.sort !== undefined
  const all = (await progressOf(strapi, now)).filter(({ gaps, name, stands }) => {
    const text = [name, ...stands].join(' ').toLowerCase()
    return (!gap || gaps.includes(gap)) && words.every((word) => text.includes(word))
  })
  const sorted = all.toSorted((one, other) => compared(keyOf(one), keyOf(other)))
  return isDescending ? sorted.toReversed() : sorted
}

export async function progressList(
  strapi: Core.Strapi,
  query: Query,
  now: Date,
): Promise<ProgressList> {
  const found = await foundProgress(strapi, query, now)
  return {
    ...pageFrom(found, readPaging(query, { date: 'name', sortable: [] })),
    found: found.map(({ documentId, name, isReachable }) => ({ documentId, name, isReachable })),
  }
}

export const PROGRESS_COLUMNS: readonly Column<ExhibitorProgress>[] = [
  { head: 'Standhouder', cell: ({ name }) => name },
  { head: 'Stands', cell: ({ stands }) => stands.join(', ') },
  { head: 'Presentatie', cell: ({ presentation }) => PRESENTATION_LABELS[presentation] },
  ...(
    [
      ['Taken klaar', 'tasksDone'],
      ['Taken open', 'tasksOpen'],
      ['Taken te laat', 'tasksLate'],
      ['Badges', 'badges'],
      ['Badges toegestaan', 'badgesAllowed'],
      ['Bestellingen', 'orders'],
      ['Mensen met toegang', 'people'],
    ] as const
  ).map(([head, name]) => ({
    head,
    cell: (one: ExhibitorProgress) => String(one[name]),
    isNumber: true,
  })),
  { head: 'Laatst ingelogd', cell: ({ signedInAt }) => signedInAt?.slice(0, 10) ?? '' },
  { head: 'Leads', cell: ({ hasLeads }) => (hasLeads ? 'ja' : 'nee') },
]

/** Most exhibitors that are reminded at once. */
const MAX_REMINDED = 2000

const reminder = z.strictObject({
  exhibitors: z.array(z.string().max(40)).min(1).max(MAX_REMINDED),
  message: z.string().trim().max(1000),
})

const MATTERS: readonly OpenMatter[] = ['presentation', 'late', 'tasks', 'badges']

/** Exhibitors that are mailed in one transaction: others wait for it. */
const PORTION = 50

/**
 * Mails the managers and editors of the chosen exhibitors what is open.
 * @returns how many exhibitors got a mail
 */
export async function remindSelection(
  strapi: Core.Strapi,
  body: unknown,
  now: Date,
): Promise<{ readonly reminded: number }> {
  const { exhibitors, message } = readShape(reminder, body)
  const chosen = new Set(exhibitors)
  const found = (await progressOf(strapi, now)).filter(({ documentId }) => chosen.has(documentId))
  let reminded = 0
  for (let at = 0; at < found.length; at += PORTION)
    reminded += await withLock(strapi, 'records', () =>
      remind(strapi, found.slice(at, at + PORTION), message, now),
    )
  return { reminded }
}

async function remind(
  strapi: Core.Strapi,
  exhibitors: readonly ExhibitorProgress[],
  message: string,
  now: Date,
): Promise<number> {
  const members = await remindedMembers(strapi)
  let reminded = 0
  for (const { documentId, name, gaps, tasksOpen } of exhibitors) {
    const open = MATTERS.filter(
      (matter) => gaps.includes(matter) && (matter !== 'tasks' || tasksOpen > 0),
    )
    if (open.length === 0 && !message) continue
    let isMailed = false
    for (const { email, language } of members.get(documentId) ?? []) {
      if (!(await mayMail(strapi, 'stand-reminder', email, now))) continue
      const about = { exhibitor: name, exhibitorId: documentId, open, message }
      const content = progressMail(language, about)
      await queueMail(strapi, { purpose: 'stand-reminder', to: email, content }, now)
      isMailed = true
    }
    if (isMailed) reminded += 1
  }
  return reminded
}
