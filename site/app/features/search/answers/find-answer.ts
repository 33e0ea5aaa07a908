import { formatArea } from '@beursvloer/contract/area'
import { EXHIBITING_PAGE, editorsPagePath } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { inForceOn } from '@beursvloer/contract/quotation/tariff'
import type { Content } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { today } from '~/i18n/today.ts'
import type { SearchDocument } from '../engine/documents/search-document.ts'
import type { Found } from '../engine/find.ts'
import { isFound } from '../engine/highlight.ts'
import { tokenize } from '../engine/tokenize.ts'
import type { AnswerView } from './answer-view.ts'
import { answerMessages } from './messages.ts'
import { type AnswerTopic, topicOf } from './topics.ts'

/** An answer that is longer is read on its own page, in characters. */
const LONGEST = 420

/** What answers a query at once; null when nothing does. */
export function findAnswer(content: Content, query: string, found: Found): AnswerView | null {
  const { locale, edition } = content
  const topic =
    topicOf(query, locale, edition.name) ?? topicOf(found.correction ?? '', locale, edition.name)
  return (topic && ofTopic[topic](content, found)) ?? ofQuestion(content, found)
}

const venuePage = ({ pages }: Content): string | undefined => {
  const page = pages.all.find(({ blocks }) =>
    blocks.some((block) => block.type === 'part' && block.part === 'venue'),
  )
  return page && editorsPagePath(page)
}

const ofTopic: Readonly<
  Record<AnswerTopic, (content: Content, found: Found) => AnswerView | null>
> = {
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
  parking: partOfVenue,
  transit: partOfVenue,
}

/** The part of the page about the venue that tells most of what was asked. */
function partOfVenue(content: Content, { matches }: Found): AnswerView | null {
  const path = venuePage(content)
  const part = matches.find(({ document }) => path && document.path.startsWith(`${path}#`))
  return part ? told(part.document, content) : null
}

/** The answer to a question that was asked in about the same words. */
function ofQuestion(content: Content, { matches, partial }: Found): AnswerView | null {
  const [first] = matches
  if (!first || partial || first.document.kind !== 'questions') return null
  const inTitle = tokenize(first.document.title).some((word) => isFound(word, first.matches))
  return inTitle ? told(first.document, content) : null
}

const told = (
  { title, summary, path, language }: SearchDocument,
  { locale }: Content,
): AnswerView | null =>
  summary === '' || summary.length > LONGEST
    ? null
    : {
        title,
        rows: [],
        text: summary,
        path,
        ...(language === locale ? {} : { lang: language }),
      }
