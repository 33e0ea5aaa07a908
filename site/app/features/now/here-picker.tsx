import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { nowMessages } from './messages.ts'
import type { NowSpot } from './now-facts.ts'

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
export function HerePicker({ spots, here, onChoose }: HerePickerProps) {
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
    <form onSubmit={choose} className="grid max-w-text gap-3">
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
