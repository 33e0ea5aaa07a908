import { PLACES_PAGE } from '@beursvloer/contract/page-addresses'
import { useMemo, useSyncExternalStore } from 'react'
import type { LocaleCode } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { liveItemOf, onLiveChange } from '~/shell/live/live-store.ts'
import { StatusLink } from '~/shell/status-link.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { homeMessages } from './messages.ts'

/**
 * The items with the fewest free places, those that are full left out; the first ones while nothing is
 * known of any.
 * @param leftOf the number of free places; undefined: not known, null: as many as come
 */
export function fullest<T extends { readonly id: string }>(
  items: readonly T[],
  leftOf: (id: string) => number | null | undefined,
  count: number,
): readonly T[] {
  const free = items
    .map((item) => ({ item, left: leftOf(item.id) ?? 0 }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => a.left - b.left)
  return (free.length > 0 ? free.map(({ item }) => item) : items).slice(0, count)
}

/** A programme item that one signs up for. */
export interface PlacesItem {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly lang: LocaleCode | undefined
  readonly date: string
  readonly start: string
  readonly room: string
}

const COUNT = 3

const leftOf = (id: string) => liveItemOf(id)?.left

/** The items whose places go first, as the page hears of it. */
function useFullest(items: readonly PlacesItem[]): readonly PlacesItem[] {
  const idsOf = (chosen: readonly PlacesItem[]) => chosen.map(({ id }) => id).join(' ')
  const ids = useSyncExternalStore(
    onLiveChange,
    () => idsOf(fullest(items, leftOf, COUNT)),
    () => idsOf(items.slice(0, COUNT)),
  )
  return useMemo(
    () => ids.split(' ').flatMap((id) => items.find((item) => item.id === id) ?? []),
    [ids, items],
  )
}

/** The items with places that are nearly gone. */
export function FillingUp({ items }: { items: readonly PlacesItem[] }) {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className="text-3xl">{t.fillingUp}</h2>
        <ArrowLink to={PLACES_PAGE}>{t.allPlaces}</ArrowLink>
      </div>
      <ul className="border-ink border-t">
        {useFullest(items).map((item) => (
          <li
            key={item.id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
          >
            <p className="text-mute text-sm tabular-nums">
              <span className="block">{formatDate(item.date, locale, 'short')}</span>
              {item.start}
            </p>
            <div>
              <h3 className="font-semibold text-base">
                <PageLink to={item.path} lang={item.lang} className="hover:underline">
                  <Hyphenated language={item.lang}>{item.title}</Hyphenated>
                </PageLink>
              </h3>
              <p className="text-mute text-sm">{item.room}</p>
            </div>
            <StatusLink item={item} className="self-start text-sm max-sm:col-start-2 sm:text-right">
              {t.signUp}
            </StatusLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
