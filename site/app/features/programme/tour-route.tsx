import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { PageLink } from '~/ui/page-link.tsx'
import { summaryMessages } from './summary-messages.ts'
import type { TourStop } from './tour-stops.ts'

interface TourRouteProps {
  stops: readonly TourStop[]
  /** On the tour's own page. */
  large?: boolean
}

/** The stands of a tour, as a line with stops. */
export function TourRoute({ stops, large = false }: TourRouteProps) {
  const t = useMessages(summaryMessages)
  return (
    <ol
      aria-label={t.route}
      className={large ? 'text-lg leading-snug' : 'mt-3 text-sm leading-snug'}
    >
      {stops.map(({ id, name, path, stands }) => (
        <li
          key={id}
          className={cx(
            'relative flex flex-wrap items-baseline gap-x-2 border-ink border-l pl-4 before:absolute before:top-1 before:-left-[5px] before:size-[9px] before:border before:border-ink before:bg-paper first:before:bg-primary last:border-transparent last:pb-0',
            large ? 'pb-5' : 'pb-2.5',
          )}
        >
          <PageLink to={path} className="font-medium underline-offset-4 hover:underline">
            {name}
          </PageLink>
          <span className="text-mute text-sm tabular-nums">
            {stands.length > 0 ? t.stand(stands.join(', ')) : t.standFollows}
          </span>
        </li>
      ))}
    </ol>
  )
}
