import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { currentEdition } from '../fair/editions'
import { itemRows } from '../sign-ups/staff/items'
import { type Asker, contentRight } from './asker'
import { nextDeadlines } from './deadlines'
import { fairFigures } from './figures'
import { contentLines } from './lines/content'
import { exhibitorLines } from './lines/exhibitors'
import { notOnSiteLines } from './lines/not-on-site'
import { programmeLines } from './lines/programme'
import { runningLines } from './lines/running'
import { signUpLines } from './lines/sign-ups'
import { submissionLines } from './lines/submissions'
import type { Lines } from './moment'
import { daysBetween } from './urgency'
import type { Worklist } from './views'

const EDITION = 'api::edition.edition'

/** Where lines come from, in the order in which equally urgent ones stand. */
const SOURCES: readonly Lines[] = [
  runningLines,
  notOnSiteLines,
  exhibitorLines,
  submissionLines,
  signUpLines,
  programmeLines,
  contentLines,
]

/** The current worklist of a member of staff (requirements 27.1). */
export async function worklistFor(strapi: Core.Strapi, asker: Asker, now: Date): Promise<Worklist> {
  const today = fairDate(now)
  const edition = await currentEdition(strapi, ['deadlines'])
  const daysLeft = edition && daysBetween(today, edition.startDate)
  let rows: ReturnType<typeof itemRows> | undefined
  const items = () => {
    rows ??= itemRows(strapi)
    return rows
  }
  const moment = { asker, now, today, daysLeft, items }
  const [figures, deadlines, ...lines] = await Promise.all([
    fairFigures(strapi, moment),
    edition && asker.may(contentRight('read'), EDITION)
      ? nextDeadlines(strapi, edition, today)
      : [],
    ...SOURCES.map((source) => source(strapi, moment)),
  ])
  return {
    at: now.toISOString(),
    fair: edition && {
      name: edition.name,
      daysLeft: daysLeft ?? 0,
      isOver: edition.endDate < today,
      edition: edition.documentId,
    },
    lines: lines.flat(),
    figures,
    deadlines,
  }
}
