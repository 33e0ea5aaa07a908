import { useMessages } from '~/i18n/locale.tsx'
import { Cell } from '~/ui/cells.tsx'
import { Logo } from '~/ui/logo.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import type { ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

/** An exhibitor as a cell of the wall: logo, name, stand and size. */
export function ExhibitorCell({
  exhibitor,
  level = 2,
}: {
  exhibitor: ExhibitorSummary
  level?: 2 | 3
}) {
  const t = useMessages(exhibitorMessages)
  const Heading = `h${level}` as const
  const { name, logo, stands, area, path } = exhibitor
  return (
    <Cell interactive flush>
      {/* Within the lines of the grid: a cell that is a layer itself would cover its neighbour's. */}
      <div className="when-near flex flex-1 flex-col justify-between gap-4 p-4 [contain-intrinsic-block-size:auto_9.5rem] md:p-5">
        <div>
          {logo && <Logo name={name} {...logo} decorative />}
          <Heading className={logo ? 'mt-3 text-base leading-snug' : 'text-xl'}>
            <PageLink to={path} className="link-cover">
              {name}
            </PageLink>
          </Heading>
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-mute text-sm tabular-nums">
          <span>{stands.length > 0 ? t.stand(stands.join(', ')) : t.standFollows}</span>
          {area > 0 && <span>{area} m²</span>}
        </p>
      </div>
    </Cell>
  )
}
