import type { ReactNode } from 'react'
import { formatDate, minutesBetween } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { TimeSpan } from '~/i18n/time-span.tsx'
import type { Fact } from '~/ui/title-block.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'
import { summaryMessages } from './summary-messages.ts'

interface ChangedProps {
  /** The earlier fact; empty when it has not changed. */
  was: ReactNode
  now: ReactNode
  /** Cancelled: the present fact no longer holds either. */
  struck: boolean
}

/** A fact with the earlier one, struck through. */
function Changed({ was, now, struck }: ChangedProps) {
  return (
    <>
      {was && <del className="block font-medium text-base text-mute line-through">{was}</del>}
      {struck ? <del className="text-mute line-through">{now}</del> : now}
    </>
  )
}

/** Day, time, room, hall, places, duration and language of an item as facts of its title block. */
export function useItemFacts(item: ItemDetail): readonly Fact[] {
  const t = useMessages(summaryMessages)
  const texts = useMessages(itemMessages)
  const locale = useLocale()
  const { previous, signUp, capacity } = item
  const struck = item.state === 'cancelled'
  const period = (start: string, end: string) =>
    start && end ? <TimeSpan start={start} end={end} /> : start
  const facts: Fact[] = [
    {
      label: texts.day,
      value: (
        <Changed
          was={previous?.date ? formatDate(previous.date, locale, 'short') : ''}
          now={formatDate(item.date, locale, 'short')}
          struck={struck}
        />
      ),
    },
    {
      label: texts.time,
      value: (
        <time dateTime={`${item.date}T${item.start}`} className="sm:whitespace-nowrap">
          <Changed
            was={previous ? period(previous.start, previous.end) : ''}
            now={period(item.start, item.end)}
            struck={struck}
          />
        </time>
      ),
    },
    {
      label: texts.room,
      value: <Changed was={previous?.room ?? ''} now={item.room.name} struck={struck} />,
    },
  ]
  if (item.hall)
    facts.push({
      label: texts.hall,
      value: <Changed was="" now={item.hall} struck={struck} />,
    })
  const places = signUp === 'none' ? texts.freeEntry : capacity
  if (!struck && places !== null)
    facts.push({
      label: texts.placesFact,
      value: (
        <live-places
          item={item.id}
          about="places"
          places={signUp === 'none' ? undefined : (capacity ?? undefined)}
        >
          {places}
        </live-places>
      ),
    })
  facts.push(
    { label: texts.duration, value: t.minutes(minutesBetween(item.start, item.end)) },
    { label: texts.language, value: texts.languageName[item.spokenLanguage] },
  )
  return facts
}
