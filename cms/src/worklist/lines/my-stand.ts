import { longDate } from '../../fair/dates'
import { openProofs } from '../../my-stand/proofs'
import { reviewQueue } from '../../my-stand/staff/reviews'
import { MY_STAND_ACTIONS } from '../../my-stand/staff/rights'
import { lateTasks } from '../../my-stand/staff/tasks'
import { namesText } from '../names'
import { ageText, byAge } from '../urgency'
import type { LineSource } from '../worklist-context'

/** Within how many days staff mean to review a presentation. */
const REVIEW_DAYS = 2

/** Presentations of exhibitors that wait for a review. */
const proposalLines: LineSource = async (strapi, { currentUser, now }) => {
  if (!currentUser.may(MY_STAND_ACTIONS.review)) return []
  const waiting = await reviewQueue(strapi)
  const [first] = waiting
  if (!first) return []
  const oldest = new Date(first.submittedAt)
  const count = waiting.length
  return [
    {
      id: 'my-stand-proposals',
      urgency: byAge(oldest, now, REVIEW_DAYS),
      count,
      title: count === 1 ? 'Voorstel van een standhouder' : 'Voorstellen van standhouders',
      about: namesText(waiting.map(({ exhibitor }) => exhibitor)),
      due: count === 1 ? ageText(oldest, now) : `oudste ${ageText(oldest, now)}`,
      dueNote: `afspraak: ${REVIEW_DAYS} dagen`,
      to: '/standbeheer',
      action: 'Beoordeel',
    },
  ]
}

/** Late tasks, with the exhibitors that have not answered. */
const taskLines: LineSource = async (strapi, { currentUser, now }) => {
  if (!currentUser.may(MY_STAND_ACTIONS.tasks)) return []
  const late = await lateTasks(strapi, now)
  const names = [...new Set(late.flatMap(({ open }) => open))]
  if (names.length === 0) return []
  return [
    {
      id: 'my-stand-late-tasks',
      urgency: 'today',
      count: names.length,
      title:
        names.length === 1
          ? 'Standhouder met een taak te laat'
          : 'Standhouders met een taak te laat',
      about: namesText(names),
      due: longDate(late[0]?.due ?? '', 'nl'),
      dueNote: 'eerste uiterste datum',
      to: '/standbeheer/taken',
      action: 'Herinner',
    },
  ]
}

/** Within how many days an exhibitor means to answer a proof. */
const PROOF_DAYS = 5

/** Proofs that were sent back, and those that exhibitors have yet to answer. */
const proofLines: LineSource = async (strapi, { currentUser, now }) => {
  if (!currentUser.may(MY_STAND_ACTIONS.tasks)) return []
  const open = await openProofs(strapi)
  return (['returned', 'waiting'] as const).flatMap((state) => {
    const found = open.filter(({ proofState }) => proofState === state)
    const [first] = found
    if (!first) return []
    const since = new Date(first.proofAt)
    const [only, ...others] = new Set(found.map(({ submission }) => submission?.documentId))
    return [
      {
        id: `my-stand-proofs-${state}`,
        urgency: byAge(since, now, state === 'returned' ? REVIEW_DAYS : PROOF_DAYS),
        count: found.length,
        title: PROOF_TITLES[state][found.length === 1 ? 0 : 1],
        about: namesText(found.map(({ submission }) => submission?.organisation ?? '')),
        due: found.length === 1 ? ageText(since, now) : `oudste ${ageText(since, now)}`,
        dueNote: state === 'returned' ? 'zet een nieuwe klaar' : 'bij de standhouder',
        to: others.length === 0 ? `/inzendingen/${only}` : '/inzendingen?kind=advertising',
        action: 'Bekijk',
      },
    ]
  })
}

const PROOF_TITLES = {
  returned: ['Drukproef teruggestuurd', 'Drukproeven teruggestuurd'],
  waiting: ['Drukproef wacht op akkoord', 'Drukproeven wachten op akkoord'],
} as const

/** What exhibitors wait for, and what staff wait for of them. */
export const myStandLines: LineSource = async (strapi, context) => [
  ...(await proposalLines(strapi, context)),
  ...(await taskLines(strapi, context)),
  ...(await proofLines(strapi, context)),
]
