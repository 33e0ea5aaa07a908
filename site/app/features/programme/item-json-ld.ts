import { speakerPath } from '@beursvloer/contract/page-addresses'
import { fairEnd, fairInstant } from '~/i18n/dates.ts'
import { placeJsonLd } from '~/shell/fair-json-ld.ts'
import type { ShellData } from '~/shell/shell-data.ts'
import type { ItemDetail } from './item-detail.ts'
import type { ItemSummary } from './item-summary.ts'

const status = {
  planned: 'EventScheduled',
  changed: 'EventScheduled',
  moved: 'EventRescheduled',
  cancelled: 'EventCancelled',
} as const

const eventAt = (base: string, { title, path }: Pick<ItemSummary, 'title' | 'path'>) => ({
  '@type': 'Event',
  name: title,
  url: base + path,
})

/**
 * A programme item as schema.org Event, part of the fair or of another item. A session that begins
 * at another time than announced counts as rescheduled, whichever state the editor chose.
 *
 * @param parts the items that are part of it
 */
export function itemJsonLd(
  item: ItemDetail,
  parts: readonly Pick<ItemSummary, 'title' | 'path'>[],
  { bases, locale, fair, organiser }: Pick<ShellData, 'bases' | 'locale' | 'fair' | 'organiser'>,
): Record<string, unknown> {
  const base = bases[locale]
  const { previous } = item
  const previousStart = previous?.start && fairInstant(previous.date || item.date, previous.start)
  const rescheduled = previousStart && item.state !== 'cancelled'
  return {
    '@type': 'Event',
    name: item.title,
    description: item.summary,
    url: base + item.path,
    startDate: fairInstant(item.date, item.start),
    endDate: fairEnd(item.date, item.start, item.end),
    eventStatus: `https://schema.org/${rescheduled ? status.moved : status[item.state]}`,
    ...(rescheduled && { previousStartDate: previousStart }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: item.spokenLanguage,
    location: placeJsonLd(fair, item.room.name),
    isAccessibleForFree: true,
    superEvent: item.partOf ? eventAt(base, item.partOf) : { '@id': `${base}/#beurs` },
    ...(parts.length > 0 && { subEvent: parts.map((part) => eventAt(base, part)) }),
    performer: item.speakers.map(({ name, slug, jobTitle, organisation }) => ({
      '@type': 'Person',
      name,
      jobTitle,
      worksFor: { '@type': 'Organization', name: organisation },
      url: base + speakerPath({ slug }),
    })),
    ...(item.capacity !== null && { maximumAttendeeCapacity: item.capacity }),
    organizer: {
      '@type': 'Organization',
      name: item.exhibitor?.name ?? organiser.name,
      url: base + (item.exhibitor?.path ?? ''),
    },
  }
}

/** The programme as schema.org ItemList of its pages. */
export const programmeJsonLd = (
  items: readonly ItemSummary[],
  base: string,
): Record<string, unknown> => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: base + path,
    name: title,
  })),
})
