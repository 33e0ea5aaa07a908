import { type FormEvent, useId, useState } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { FairClock } from '~/shell/fair-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Chevron } from '~/ui/chevron.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { nowMessages } from './messages.ts'
import { type NowSpot, spotLabel } from './now-facts.ts'

interface HerePickerProps {
  readonly spots: readonly NowSpot[]
  readonly here: NowSpot | null
  /** Takes a key of the floor plan; empty: nowhere. */
  readonly onChoose: (key: string) => void
}

/** The place meant by a text: its key, or its whole name. */
function spotOf(spots: readonly NowSpot[], text: string): NowSpot | undefined {
  const wanted = text.trim().toLowerCase()
  return (
    spots.find(({ key }) => key.toLowerCase() === wanted) ??
    spots.find(({ name }) => name.toLowerCase() === wanted)
  )
}

/** Choice of the visitor's place: a stand, a room or a facility. */
function HerePicker({ spots, here, onChoose }: HerePickerProps) {
  const t = useMessages(nowMessages)
  const list = useId()
  const [isUnknown, setUnknown] = useState(false)
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('plek') ?? '')
    const spot = spotOf(spots, text)
    setUnknown(!spot)
    if (spot) onChoose(spot.key)
  }
  return (
    <form method="post" onSubmit={choose} className="grid max-w-text gap-3">
      <TextField
        label={t.place}
        help={t.placeHelp}
        error={isUnknown ? t.unknownPlace : undefined}
        name="plek"
        list={list}
        autoComplete="off"
        defaultValue={here?.name ?? ''}
      />
      <datalist id={list}>
        {spots.map(({ key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="primary">
          {t.use}
        </Button>
        {here && (
          <Button size="sm" variant="quiet" onClick={() => onChoose('')}>
            {t.forget}
          </Button>
        )}
      </p>
    </form>
  )
}

interface ClockHeadProps {
  /** Undefined until the page runs in the browser. */
  readonly clock: FairClock | undefined
  readonly spots: readonly NowSpot[]
  readonly here: NowSpot | null
  /** Absent on days without a choice of place. */
  readonly onChoose?: ((key: string) => void) | undefined
}

/** The time, and the place that the visitor chose. */
export function ClockHead({ clock, spots, here, onChoose }: ClockHeadProps) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="border-ink border-b">
      <div className="wrap flex min-h-28 items-end justify-between gap-4 py-4">
        <div>
          <p className="text-mute text-sm first-letter:uppercase">
            {clock ? formatDate(clock.date, locale, 'day') : '\u00a0'}
          </p>
          <h1
            tabIndex={-1}
            className="mt-1 font-extrabold text-5xl leading-none tabular-nums md:text-6xl"
          >
            {clock ? (
              <>
                <span className="sr-only">{t.clock(clock.time)}</span>
                <span aria-hidden="true">{clock.time}</span>
              </>
            ) : (
              t.title
            )}
          </h1>
        </div>
        {onChoose && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 min-w-0 items-center gap-2.5 border border-ink px-3 text-left font-semibold text-base hover:bg-green-50"
          >
            <Chevron className="shrink-0 text-primary" />
            <span className="truncate">{here ? `${t.iAmAt} ${spotLabel(here)}` : t.whereAmI}</span>
          </button>
        )}
      </div>
      {isOpen && onChoose && (
        <div className="wrap border-rule border-t py-5">
          <HerePicker
            key={here?.key}
            spots={spots}
            here={here}
            onChoose={(key) => {
              onChoose(key)
              setOpen(false)
            }}
          />
        </div>
      )}
    </div>
  )
}
