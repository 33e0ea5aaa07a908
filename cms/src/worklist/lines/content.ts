import type { Core } from '@strapi/strapi'
import { readSettings } from '../../fair/editions'
import { contentRight } from '../../panel-api/current-user'
import { documentsLink } from '../content-links'
import {
  halfTranslated,
  openDrafts,
  WRITTEN,
  WRITTEN_TYPES,
  type WrittenType,
} from '../content-rows'
import { ageText, byDaysLeft } from '../urgency'
import type { WorklistLine } from '../views'
import type { LineSource, WorklistContext } from '../worklist-context'

/** Thresholds for half-translated pages, in days before the fair; early, for the printed programme book. */
const TRANSLATION_THRESHOLDS = { today: 7, week: 45 }
const DRAFT_THRESHOLDS = { today: 3, week: 60 }

type Found = Awaited<ReturnType<typeof findIn>>[number]

/** "4 onderdelen en 2 nieuwsberichten". */
function kindsText(found: readonly Found[]): string {
  const parts = found.map(
    ({ type, ids }) => `${ids.length} ${WRITTEN[type][ids.length === 1 ? 0 : 1]}`,
  )
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`
}

const total = (found: readonly Found[]): number =>
  found.reduce((sum, { ids }) => sum + ids.length, 0)

/** The documents found in each type, the most first; types without any are left out. */
async function findIn(
  types: readonly WrittenType[],
  find: (type: WrittenType) => Promise<readonly string[]>,
) {
  const found = await Promise.all(types.map(async (type) => ({ type, ids: await find(type) })))
  return found.filter(({ ids }) => ids.length > 0).sort((a, b) => b.ids.length - a.ids.length)
}

async function translationLines(
  strapi: Core.Strapi,
  { currentUser, daysLeft }: WorklistContext,
): Promise<readonly WorklistLine[]> {
  if ((await readSettings(strapi))?.english === false) return []
  const types = WRITTEN_TYPES.filter((type) => currentUser.may(contentRight('update'), type))
  const found = await findIn(types, (type) => halfTranslated(strapi, type))
  const [most] = found
  if (!most) return []
  return [
    {
      id: 'half-translated',
      urgency: byDaysLeft(daysLeft, TRANSLATION_THRESHOLDS),
      count: total(found),
      title: 'Half vertaald',
      about: `${kindsText(found)} missen Engels`,
      due: '',
      dueNote: 'bezoekers lezen daar Nederlands',
      to: documentsLink(most.type, most.ids),
      action: 'Vertaal verder',
    },
  ]
}

async function draftLines(
  strapi: Core.Strapi,
  { currentUser, daysLeft, now }: WorklistContext,
): Promise<readonly WorklistLine[]> {
  const types = WRITTEN_TYPES.filter((type) => currentUser.may(contentRight('publish'), type))
  let latest: Date | null = null
  const found = await findIn(types, async (type) => {
    const drafts = await openDrafts(strapi, type)
    const [first] = drafts
    if (first && (!latest || first.changedAt > latest)) latest = first.changedAt
    return drafts.map(({ id }) => id)
  })
  const [most] = found
  if (!most || !latest) return []
  return [
    {
      id: 'drafts',
      urgency: byDaysLeft(daysLeft, DRAFT_THRESHOLDS),
      count: total(found),
      title: total(found) === 1 ? 'Concept om na te kijken' : 'Concepten om na te kijken',
      about: `${kindsText(found)}, nog niet gepubliceerd`,
      due: '',
      dueNote: `laatst gewijzigd: ${ageText(latest, now)} geleden`,
      to: documentsLink(most.type, most.ids),
      action: 'Kijk na',
    },
  ]
}

/** Written content that is not public yet. */
export const contentLines: LineSource = async (strapi, context) =>
  (await Promise.all([translationLines(strapi, context), draftLines(strapi, context)])).flat()
