import type { VisitorState } from '../../visitors/state'
import { VISITOR_STATE_WORDS } from '../../visitors/words'
import { Chip, type Tone } from '../ui/chip'

const TONES: Readonly<Record<VisitorState, Tone>> = {
  confirmed: 'success',
  pending: 'warning',
  blocked: 'danger',
}

/** The state of a visitor's account. */
export function StateChip({ state }: { readonly state: VisitorState }) {
  return <Chip tone={TONES[state]}>{VISITOR_STATE_WORDS[state]}</Chip>
}
