import { formatArea } from '@beursvloer/contract/area'
import { canBeChosen } from '@beursvloer/contract/forms/choices'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { HallSketch } from '~/ui/plan/hall-sketch.tsx'
import { labelSize } from '~/ui/plan/plan-geometry.ts'
import { standChoiceMessages } from './stand-choice-messages.ts'
import type { ChoiceHall, ChoiceStand } from './stand-choice-view.ts'

interface HallsToChooseInProps {
  halls: readonly ChoiceHall[]
  /** Number of the stand that is chosen; empty without. */
  value: string
  /** Numbers of the stands that are chosen elsewhere. */
  taken: readonly string[]
  onChoose: (number: string) => void
}

/** The halls with their stands; a press on a free one chooses it. */
export default function HallsToChooseIn({ halls, value, taken, onChoose }: HallsToChooseInProps) {
  const t = useMessages(standChoiceMessages)
  const holding = halls.find(({ stands }) => stands.some(({ number }) => number === value))
  const offering = halls.find(({ stands }) => stands.some(canBeChosen))
  const [shown, setShown] = useState((holding ?? offering ?? halls[0])?.number)
  const hall = halls.find(({ number }) => number === shown)
  const region = useRef<HTMLElement>(null)
  // On a phone the stands one can choose may lie outside what is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another hall.
  useEffect(() => {
    region.current?.querySelector('[role=button]')?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
    })
  }, [shown])
  if (!hall) return null
  const some = hall.stands.some(canBeChosen)
  return (
    <div className="mx-auto max-w-5xl">
      <fieldset aria-label={t.halls} className="mb-4 flex flex-wrap gap-2">
        {halls.map(({ number, name, stands }) => (
          <Button
            key={number}
            size="sm"
            variant={number === shown ? 'primary' : 'outline'}
            aria-pressed={number === shown}
            onClick={() => setShown(number)}
          >
            {name}
            <span className="font-normal tabular-nums">{stands.filter(canBeChosen).length}</span>
          </Button>
        ))}
      </fieldset>
      <p className="mb-3 text-mute text-sm">{some ? t.hint : t.none}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={region} tabIndex={0} aria-label={hall.name} className="overflow-x-auto">
        <div className="min-w-[44rem]">
          <HallSketch label={t.drawing(hall.name)} {...hall} stands={[]} linked>
            {hall.stands.map((stand) => (
              <StandToChoose
                key={stand.number}
                stand={stand}
                chosen={stand.number === value}
                taken={taken.includes(stand.number)}
                onChoose={onChoose}
              />
            ))}
          </HallSketch>
        </div>
      </section>
    </div>
  )
}

/** Of a stand's number, in metres. */
const LARGEST_LABEL = 1.5

interface StandToChooseProps {
  stand: ChoiceStand
  chosen: boolean
  taken: boolean
  onChoose: (number: string) => void
}

function StandToChoose({ stand, chosen, taken, onChoose }: StandToChooseProps) {
  const t = useMessages(standChoiceMessages)
  const locale = useLocale()
  const { number, area, openSides, points, middle, width } = stand
  const label = number.replace(/^\d+\./, '')
  const open = canBeChosen(stand) && !taken
  const drawing = (
    <>
      <polygon
        points={points}
        strokeWidth="0.14"
        className={cx(
          'stroke-ink',
          chosen
            ? 'fill-primary'
            : open
              ? 'fill-[light-dark(var(--color-green-500),var(--color-tint-strong))] group-hover:fill-tint-strong'
              : 'fill-ground stroke-gray-400',
          open &&
            'group-focus-visible:fill-ring group-focus-visible:stroke-signal group-focus-visible:[stroke-width:0.4] forced-colors:fill-[Highlight]',
        )}
      />
      <text
        x={middle[0]}
        y={middle[1]}
        fontSize={labelSize(label, width, LARGEST_LABEL)}
        textAnchor="middle"
        dominantBaseline="central"
        className={cx(
          'font-semibold tabular-nums',
          chosen
            ? 'fill-on-primary'
            : open
              ? 'fill-ink group-focus-visible:fill-paper'
              : 'fill-mute',
        )}
      >
        {label}
      </text>
    </>
  )
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus.
  if (!open) return <g aria-hidden="true">{drawing}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
    <g
      role="button"
      tabIndex={0}
      aria-pressed={chosen}
      aria-label={t.stand(number, formatArea(area, locale), openSides)}
      className="group cursor-pointer outline-none"
      onClick={() => onChoose(number)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(number)
      }}
    >
      {drawing}
    </g>
  )
}
