import { pavilionPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import { pavilionMessages } from './messages.ts'
import { LABEL, type PavilionPlanView } from './pavilion-plan-view.ts'

interface PavilionPlanProps {
  plan: PavilionPlanView
  /** Metres across the drawing, for halls side by side at one scale; those of the hall unless given. */
  across?: number
  /** The pavilion to mark; without it every pavilion is a link to its page. */
  own?: { readonly slug: string; readonly name: string }
}

/** A hall in outline: its stands, and its pavilions by name. */
export function PavilionPlan({ plan, own, across = plan.width }: PavilionPlanProps) {
  const t = useMessages(pavilionMessages)
  const { name, width, length, stands, pavilions } = plan
  return (
    <HallSketch
      label={own ? t.planWith(name, own.name) : t.planOf(name)}
      width={width}
      length={length}
      part={[(width - across) / 2 - 1, -1, across + 2, length + 2]}
      stands={stands}
      linked={!own}
    >
      {pavilions.map((pavilion) =>
        own ? (
          <Outline
            key={pavilion.slug}
            pavilion={pavilion}
            marked={pavilion.slug === own.slug}
            named={pavilion.slug === own.slug}
          />
        ) : (
          <Link key={pavilion.slug} to={pavilionPath(pavilion)} className="group outline-none">
            <Outline pavilion={pavilion} named />
          </Link>
        ),
      )}
    </HallSketch>
  )
}

interface OutlineProps {
  pavilion: PavilionPlanView['pavilions'][number]
  marked?: boolean
  named: boolean
}

function Outline({ pavilion, marked = false, named }: OutlineProps) {
  const { points, top, name } = pavilion
  return (
    <>
      <polygon
        points={points}
        strokeWidth="0.3"
        className={cx(
          'stroke-ink group-focus-visible:fill-ring group-focus-visible:stroke-signal group-focus-visible:[stroke-width:0.6]',
          marked ? 'fill-primary' : 'fill-tint group-hover:fill-green-500',
        )}
      />
      {named && (
        <text
          x={top[0]}
          y={top[1]}
          dy="-0.7"
          fontSize={LABEL}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth="0.5"
          className="fill-ink stroke-paper font-semibold group-hover:underline"
        >
          {name}
        </text>
      )}
    </>
  )
}
