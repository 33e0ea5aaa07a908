import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { KIND_LABELS } from '../../submissions/staff/labels'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import { ANY_EDITION } from '../../submissions/staff/submissions'
import type { State } from '../../submissions/state-flow'
import { MAX_NAMES, namesText } from '../names'
import { ageText, byAge } from '../urgency'
import type { WorklistLine } from '../views'
import type { LineSource } from '../worklist-context'

const SUBMISSION = 'api::submission.submission'

interface Waiting {
  readonly state: State
  readonly title: readonly [one: string, more: string]
  readonly action: string
  /** Within how many days staff mean to do it. */
  readonly days: number
}

const submitted = (kind: SubmissionKind): readonly Waiting[] => [
  {
    state: 'submitted',
    title: [KIND_LABELS[kind].one, KIND_LABELS[kind].all],
    action: 'Behandel',
    days: 3,
  },
]

/** The actions of staff that senders of each kind wait for, in the order of the list. */
const WAITING: Readonly<Record<SubmissionKind, readonly Waiting[]>> = {
  contract: [
    {
      state: 'submitted',
      title: ['Contract wacht op controle', 'Contracten wachten op controle'],
      action: 'Controleer',
      days: 2,
    },
    {
      state: 'signed',
      title: ['Getekend contract', 'Getekende contracten'],
      action: 'Maak definitief',
      days: 2,
    },
    {
      state: 'reviewing',
      title: ['Contract in beoordeling', 'Contracten in beoordeling'],
      action: 'Rond af',
      days: 5,
    },
  ],
  contact: [
    {
      state: 'submitted',
      title: ['Bericht van een bezoeker', 'Berichten van bezoekers'],
      action: 'Beantwoord',
      days: 1,
    },
  ],
  participation: submitted('participation'),
  advertising: submitted('advertising'),
  'photo-removal': submitted('photo-removal'),
  accreditation: submitted('accreditation'),
  vacancy: submitted('vacancy'),
  // Waits until a stand is free.
  'waiting-list': [],
  // Waits for the confirmation of its sender.
  'group-registration': [],
}

interface Row {
  readonly name: string | null
  readonly organisation: string | null
  readonly receivedAt: string
}

type Count = Readonly<Record<'kind' | 'state', string>> & { readonly count: number | string }

/** How many there are, by kind and state. */
async function countSubmissions({ db }: Core.Strapi): Promise<ReadonlyMap<string, number>> {
  const rows: Count[] = await db
    .connection('submissions')
    .select('kind', 'state')
    .count({ count: '*' })
    .groupBy('kind', 'state')
  return new Map(rows.map(({ kind, state, count }) => [`${kind} ${state}`, Number(count)]))
}

async function lineOf(
  strapi: Core.Strapi,
  now: Date,
  kind: SubmissionKind,
  { state, title, action, days }: Waiting,
  count: number,
): Promise<readonly WorklistLine[]> {
  if (count === 0) return []
  const rows: Row[] = await strapi.db.query(SUBMISSION).findMany({
    select: ['name', 'organisation', 'receivedAt'],
    where: { kind, state },
    orderBy: { receivedAt: 'asc' },
    limit: MAX_NAMES,
  })
  const oldest = new Date(rows[0]?.receivedAt ?? now)
  return [
    {
      id: `${kind}-${state}`,
      urgency: byAge(oldest, now, days),
      count,
      title: title[count === 1 ? 0 : 1],
      about: namesText(
        rows.map(({ name, organisation }) => organisation || name || ''),
        count,
      ),
      due: count === 1 ? ageText(oldest, now) : `oudste ${ageText(oldest, now)}`,
      dueNote: `afspraak: ${days === 1 ? '1 dag' : `${days} dagen`}`,
      to: `/inzendingen?kind=${kind}&state=${state}&edition=${ANY_EDITION}&sort=receivedAt:ASC`,
      action,
    },
  ]
}

/** Submissions that wait for staff. */
export const submissionLines: LineSource = async (strapi, { currentUser, now }) => {
  if (!currentUser.may(SUBMISSION_ACTIONS.read)) return []
  const counts = await countSubmissions(strapi)
  const lines = await Promise.all(
    (Object.keys(WAITING) as SubmissionKind[]).flatMap((kind) =>
      WAITING[kind].map((waiting) =>
        lineOf(strapi, now, kind, waiting, counts.get(`${kind} ${waiting.state}`) ?? 0),
      ),
    ),
  )
  return lines.flat()
}
