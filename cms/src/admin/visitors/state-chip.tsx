import { VISITOR_STATE_LABELS } from '../../visitors/staff/labels'
import type { VisitorState } from '../../visitors/staff/state'
import { Chip, type Tone } from '../ui/chip'

const TONES: Readonly<Record<VisitorState, Tone>> = {
  confirmed: 'success',
  pending: 'warning',
  blocked: 'danger',
}

/** The state of a visitor's account. */
export function StateChip({ state }: { readonly state: VisitorState }) {
  return <Chip tone={TONES[state]}>{VISITOR_STATE_LABELS[state]}</Chip>
}
