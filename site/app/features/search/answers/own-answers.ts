import { formatArea } from '@beursvloer/contract/area'
import { EXHIBITING_PAGE, editorsPagePath } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { inForceOn } from '@beursvloer/contract/quotation/tariff'
import type { Content } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { today } from '~/i18n/today.ts'
import type { AnswerView } from './answer-view.ts'
import { answerMessages } from './messages.ts'
import type { AnswerTopic } from './topics.ts'

/** Topics that the fair's own data answer. */
type OwnTopic = Exclude<AnswerTopic, 'parking' | 'transit'>

/** The data for answers besides the matches; as JSON for devices that search themselves. */
export type OwnAnswers = ReturnType<typeof ownAnswers>

/** Draws the answers out of the content, by the prices of today. */
export function ownAnswers(content: Content) {
  const { locale, edition } = content
  const venuePath = venuePage(content)
  return {
    locale,
    // Name of the fair.
    fair: edition.name,
    // Page about the venue, where there is one.
    ...(venuePath && { venuePath }),
    byTopic: {
      hours: drawn.hours(content),
      address: drawn.address(content),
      'stand-price': drawn['stand-price'](content),
    },
  }
}

const venuePage = ({ pages }: Content): string | undefined => {
  const page = pages.all.find(({ blocks }) =>
    blocks.some((block) => block.type === 'part' && block.part === 'venue'),
  )
  return page && editorsPagePath(page)
}

const drawn: Readonly<Record<OwnTopic, (content: Content) => AnswerView | null>> = {
  hours(content) {
    const { edition, locale } = content
    const t = answerMessages[locale]
    if (edition.days.length === 0) return null
    return {
      title: t.hours(edition.name),
      rows: edition.days.map(({ date, opensAt, closesAt }) => [
        formatDate(date, locale, 'full'),
        t.from(opensAt, closesAt),
      ]),
      text: '',
      path: venuePage(content) ?? '/',
    }
  },
  address(content) {
    const { edition, locale } = content
    const path = venuePage(content)
    if (!path || !edition.venueAddress) return null
    return {
      title: edition.venue,
      rows: [
        [
          answerMessages[locale].address,
          [edition.venueAddress, `${edition.venuePostcode} ${edition.city}`.trim()].join(', '),
        ],
      ],
      text: '',
      path,
    }
  },
  'stand-price'({ tariffs, locale }) {
    const t = answerMessages[locale]
    const prices = inForceOn(tariffs, today())?.prices
    if (!prices?.floor) return null
    const { floor, shell, pavilion } = prices
    const perArea = (cents: number, least: number | null) =>
      t.perArea(formatEuros(cents, locale), formatArea(least ?? 1, locale))
    const rows: AnswerView['rows'][number][] = [
      [t.package.floor, perArea(floor.cents, floor.minimumArea)],
    ]
    if (shell) rows.push([t.package.shell, perArea(floor.cents + shell.cents, shell.minimumArea)])
    if (pavilion?.minimumArea) {
      const price = formatEuros(pavilion.cents, locale)
      rows.push([t.package.pavilion, t.placeOf(price, formatArea(pavilion.minimumArea, locale))])
    }
    return { title: t.standPrice, rows, text: t.withoutVat, path: `${EXHIBITING_PAGE}#tarieven` }
  },
}
