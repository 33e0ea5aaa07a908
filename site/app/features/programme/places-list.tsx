import type { LiveItem } from '@beursvloer/contract/live/feed'
import { signUpPagePath } from '@beursvloer/contract/page-addresses'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { placesText } from '~/shell/live/places-text.ts'
import { Agenda, AgendaHead, AgendaRow } from '~/ui/agenda.tsx'
import { LinkButton } from '~/ui/button.tsx'
import type { ItemSummary } from './item-summary.ts'
import { placesMessages } from './places-messages.ts'

/** An item with its places at the moment that the page was made. */
export interface PlacesRow {
  readonly item: ItemSummary
  readonly slug: string
  readonly live: LiveItem
}

/** Every item with sign-up or a full room, by day. */
export function PlacesList({ rows }: { readonly rows: readonly PlacesRow[] }) {
  const t = useMessages(placesMessages)
  const locale = useLocale()
  const byDay = Map.groupBy(rows, ({ item }) => item.date)
  return [...byDay].map(([date, ofDay]) => (
    <Agenda key={date} className="mb-10">
      <AgendaHead>{formatDate(date, locale, 'day')}</AgendaHead>
      {ofDay.map(({ item, slug, live }) => (
        <AgendaRow
          key={item.id}
          dense
          to={item.path}
          time={item.start}
          dateTime={`${item.date}T${item.start}`}
          timeNote={t.until(item.end)}
          title={<span lang={item.lang}>{item.title}</span>}
          who={item.room.name}
          meta={
            <p className="font-semibold text-base text-ink">
              <span className={live.doorFull || live.left === 0 ? 'text-brick' : undefined}>
                {placesText(live, locale)?.text}
              </span>
              {live.waiting > 0 && (
                <span className="font-normal text-mute">
                  {'\u00a0· '}
                  {t.waiting(live.waiting)}
                </span>
              )}
            </p>
          }
          action={
            item.signUp && (
              <LinkButton size="sm" to={signUpPagePath({ slug })}>
                {t.signUp}
              </LinkButton>
            )
          }
        />
      ))}
    </Agenda>
  ))
}
