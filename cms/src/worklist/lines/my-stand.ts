import { reviewQueue } from '../../my-stand/staff/reviews'
import { MY_STAND_ACTIONS } from '../../my-stand/staff/rights'
import { namesText } from '../names'
import { ageText, byAge } from '../urgency'
import type { LineSource } from '../worklist-context'

/** Within how many days staff mean to review a presentation. */
const REVIEW_DAYS = 2

/** Presentations of exhibitors that wait for a review. */
export const myStandLines: LineSource = async (strapi, { currentUser, now }) => {
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
      to: '/mijn-stand',
      action: 'Beoordeel',
    },
  ]
}
