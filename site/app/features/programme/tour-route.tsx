import { useMessages } from '~/i18n/locale.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { summaryMessages } from './summary-messages.ts'
import type { TourStop } from './tour-stops.ts'

/** The stands of a tour, as a line with stops. */
export function TourRoute({ stops }: { stops: readonly TourStop[] }) {
  const t = useMessages(summaryMessages)
  return (
    <ol aria-label={t.route} className="text-lg leading-snug">
      {stops.map(({ id, name, path, stands }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-baseline gap-x-2 border-ink border-l pb-5 pl-4 before:absolute before:top-1 before:-left-[5px] before:size-[9px] before:border before:border-ink before:bg-paper first:before:bg-primary last:border-transparent last:pb-0"
        >
          <PageLink to={path} className="font-medium underline-offset-4 hover:underline">
            <Hyphenated language="nl">{name}</Hyphenated>
          </PageLink>
          <span className="text-mute text-sm tabular-nums">
            {stands.length > 0 ? t.stand(stands.join(', ')) : t.standFollows}
          </span>
        </li>
      ))}
    </ol>
  )
}
