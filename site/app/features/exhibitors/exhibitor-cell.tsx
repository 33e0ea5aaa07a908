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
    <Cell interactive className="justify-between gap-4">
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
    </Cell>
  )
}
