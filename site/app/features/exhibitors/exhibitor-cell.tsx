import { formatArea } from '@beursvloer/contract/area'
import { memo } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { SaveMark } from '~/shell/save-mark.tsx'
import { Cell } from '~/ui/cells.tsx'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Logo } from '~/ui/logo.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { AS_SERVED } from '~/ui/use-hydrated.ts'
import type { ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

interface ExhibitorPartsProps {
  exhibitor: ExhibitorSummary
  level: 2 | 3
  /** Whether the server's rendering of it is in the page. */
  served?: boolean
}

/** An exhibitor as a cell of a grid: logo, name, stand and size. */
export function ExhibitorCell({ exhibitor }: Pick<ExhibitorPartsProps, 'exhibitor'>) {
  return (
    <Cell interactive flush>
      <ExhibitorParts exhibitor={exhibitor} level={3} />
    </Cell>
  )
}

/** In large lists, a filtered cell is laid out when it comes near the screen. */
const className =
  'flex flex-1 flex-col justify-between gap-4 p-4 md:p-5 in-data-filtered:when-near in-data-filtered:[contain-intrinsic-block-size:auto_9.5rem]'

/** Contents of a cell; memoised, so that filtering does not render them again. */
export const ExhibitorParts = memo(function ExhibitorParts(props: ExhibitorPartsProps) {
  if (!import.meta.env.SSR && props.served) return <div className={className} {...AS_SERVED} />
  return <RenderedParts {...props} />
})

function RenderedParts({ exhibitor, level }: ExhibitorPartsProps) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const Heading = `h${level}` as const
  const { id, name, logo, named, stands, area, path } = exhibitor
  const plate = logo && (
    <span className="logo-label flex">
      <Logo name={name} {...logo} decorative />
    </span>
  )
  return (
    // Within the lines of the grid: a cell that is a layer itself would cover its neighbour's.
    <div className={className}>
      <Heading className={logo ? 'text-base leading-snug' : 'text-xl'}>
        {!named && plate}
        <PageLink to={path} className="link-cover">
          {named && plate}
          <span className={named ? 'sr-only' : cx('line-clamp-3', logo && 'mt-3')}>
            <Hyphenated language="nl">{name}</Hyphenated>
          </span>
        </PageLink>
      </Heading>
      <div className="flex items-center justify-between gap-x-1">
        <p className="flex min-w-0 flex-auto flex-wrap justify-between gap-x-3 text-mute text-sm tabular-nums">
          <span>{stands.length > 0 ? t.stand(stands.join(', ')) : t.standFollows}</span>
          {area > 0 && <span>{formatArea(area, locale)}</span>}
        </p>
        <SaveMark
          entry={`exhibitor:${id}`}
          name={name}
          className="relative z-1 -my-2.5 -mr-3 size-11 shrink-0 noscript:hidden print:hidden"
        />
      </div>
    </div>
  )
}
