import { daysBetween } from '@beursvloer/contract/fair-time'
import { longDate } from '../../fair/dates'
import { ofCurrentEdition } from '../../fair/of-edition'
import { contentRight } from '../../panel-api/current-user'
import { documentsLink } from '../content-links'
import { type Lack, lackLine, NOTHING } from '../lacks'
import { namesText } from '../names'
import type { LineSource } from '../worklist-context'

const EXHIBITOR = 'api::exhibitor.exhibitor'
const STAND = 'api::stand.stand'

/** How long before it ends an option asks for a decision, in days. */
const OPTION_DAYS = 7

interface StandRow {
  readonly documentId: string
  readonly number: string
  readonly area: number | string
  readonly optionUntil: string
}

/** Options on stands that end soon, or ended and were not decided about. */
const optionLines: LineSource = async (strapi, { currentUser, today }) => {
  if (!currentUser.may(contentRight('update'), STAND)) return []
  const rows: StandRow[] = await strapi.db.query(STAND).findMany({
    select: ['documentId', 'number', 'area', 'optionUntil'],
    where: {
      availability: 'option',
      optionUntil: { $notNull: true },
      ...(await ofCurrentEdition(strapi, 'stand')),
    },
    orderBy: { optionUntil: 'asc' },
  })
  const soon = rows.filter(({ optionUntil }) => daysBetween(today, optionUntil) <= OPTION_DAYS)
  const [first] = soon
  if (!first) return []
  const days = daysBetween(today, first.optionUntil)
  const when = days < 0 ? 'verlopen' : days === 0 ? 'vandaag' : longDate(first.optionUntil, 'nl')
  return [
    {
      id: 'options-ending',
      urgency: days <= 0 ? 'today' : 'week',
      count: soon.length,
      title: soon.length === 1 ? 'Optie loopt af' : 'Opties lopen af',
      about: namesText(soon.map(({ number, area }) => `stand ${number} (${Number(area)}\u00a0m²)`)),
      due: when,
      dueNote: soon.length === 1 ? '' : 'de eerste',
      to: documentsLink(
        STAND,
        soon.map(({ documentId }) => documentId),
      ),
      action: 'Verleng of geef vrij',
    },
  ]
}

interface NamedRow {
  readonly documentId: string
  readonly name: string
}

const LACKS: readonly Lack[] = [
  {
    id: 'exhibitors-without-stand',
    where: { stands: NOTHING, mainExhibitor: NOTHING },
    title: ['Standhouder zonder stand', 'Standhouders zonder stand'],
    means: 'staan niet op de plattegrond',
    thresholds: { today: 7, week: 45 },
  },
  {
    id: 'exhibitors-without-logo',
    where: { logo: NOTHING },
    title: ['Standhouder zonder logo', 'Standhouders zonder logo'],
    means: 'op de site staat hun naam',
    thresholds: { today: -1, week: 14 },
  },
]

/** The gaps in the pages of exhibitors. */
const lackLines: LineSource = async (strapi, context) => {
  if (!context.currentUser.may(contentRight('update'), EXHIBITOR)) return []
  const lines = LACKS.map(async (lack) => {
    const rows: NamedRow[] = await strapi.db.query(EXHIBITOR).findMany({
      select: ['documentId', 'name'],
      where: {
        publishedAt: { $notNull: true },
        locale: 'nl',
        ...lack.where,
        ...(await ofCurrentEdition(strapi, 'exhibitor')),
      },
      orderBy: { name: 'asc' },
    })
    return lackLine(context, lack, EXHIBITOR, rows)
  })
  return (await Promise.all(lines)).flat()
}

/** The work on stands and their exhibitors. */
export const exhibitorLines: LineSource = async (strapi, context) =>
  (await Promise.all([optionLines(strapi, context), lackLines(strapi, context)])).flat()
