import { MESSAGE_STATE_LABELS } from '../../push-messages/staff/labels'
import type { PushRow } from '../../push-messages/staff/views'
import { Chip, type Tone } from '../ui/chip'

const TONES: Readonly<Record<PushRow['state'], Tone>> = {
  planned: 'secondary',
  sending: 'warning',
  done: 'success',
  stopped: 'neutral',
}

/** The state of a message. */
export function MessageState({ state }: Pick<PushRow, 'state'>) {
  return <Chip tone={TONES[state]}>{MESSAGE_STATE_LABELS[state]}</Chip>
}
