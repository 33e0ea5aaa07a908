import { STATE_LABELS } from '../../sign-ups/staff/labels'
import type { PersonRow } from '../../sign-ups/staff/views'
import { Chip, type Tone } from '../ui/chip'
import { dutchTime } from '../ui/formats'
import { SecondLine } from '../ui/second-line'

const TONES: Readonly<Record<PersonRow['state'], Tone>> = {
  held: 'neutral',
  confirmed: 'success',
  waiting: 'warning',
  offered: 'secondary',
  cancelled: 'neutral',
  attended: 'success',
  absent: 'danger',
  'walk-in': 'secondary',
}

/** The state of a sign-up, with the position on the waiting list or the end of the offer. */
export function SignUpState({
  state,
  position,
  until,
}: Pick<PersonRow, 'state' | 'position' | 'until'>) {
  return (
    <>
      <Chip tone={TONES[state]}>
        {position === null ? STATE_LABELS[state] : `${STATE_LABELS[state]}, nr. ${position}`}
      </Chip>
      {until && <SecondLine>{`tot ${dutchTime(until)}`}</SecondLine>}
    </>
  )
}
