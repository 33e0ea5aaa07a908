import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { formatNumber } from '@beursvloer/contract/numbers'
import { memo } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { boxOf, labelSize, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'
import { categoryFill } from './category-look.ts'
import type { StandView } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import { standInWords } from './stand-occupant.ts'

/** Whether it matches the filter; undefined while nothing is filtered. */
export type Mark = 'match' | 'dim' | undefined

/** Largest type size of a stand number, in metres. */
const NUMBER_SIZE = 1.5

interface PlanStandProps {
  stand: StandView
  mark: Mark
  selected: boolean
  /** Pointed at, here or in the list. */
  hot: boolean
}

/**
 * A stand in the drawing: a link that selects it. The page listens for clicks on all of them at
 * once, and each is drawn again only when it changes, so that thousands stay light.
 */
export const PlanStand = memo(function PlanStand({ stand, mark, selected, hot }: PlanStandProps) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  const { number, status, exhibitors } = stand
  return (
    <a
      href={`?${planParameters.stand}=${number}`}
      data-place={number}
      data-mark={mark}
      data-hot={hot || undefined}
      data-status={exhibitors.length > 0 || status === 'let' ? undefined : status}
      aria-label={t.stand(number, standInWords(stand, t, locale))}
      aria-current={selected || undefined}
      className="plan-stand"
    >
      <StandShape stand={stand} />
    </a>
  )
})

/** The parts of a stand that never change: its outline and its number. */
const StandShape = memo(function StandShape({ stand }: { stand: StandView }) {
  const { number, polygon, exhibitors, offer } = stand
  const locale = useLocale()
  const label = number.replace(/^\d+\./, '')
  const box = boxOf(polygon)
  const [x, y] = middleOf(box)
  return (
    <g fontSize={labelSize(label, box.width, NUMBER_SIZE)}>
      <polygon
        points={svgPoints(polygon)}
        fill={categoryFill(exhibitors[0]?.category) ?? 'var(--color-paper)'}
      />
      <text className="plan-number" x={x} y={y}>
        {label}
      </text>
      {offer && (
        <text className="plan-number plan-price hidden" x={x} y={y} dy="1.05em">
          {formatNumber(offer.from, locale)}
        </text>
      )}
    </g>
  )
})
