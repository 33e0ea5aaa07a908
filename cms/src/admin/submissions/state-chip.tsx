import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import { stateLabel } from '../../submissions/staff/labels'
import type { State } from '../../submissions/state-flow'
import { Chip, type Tone } from '../ui/chip'

const TONES: Readonly<Record<State, Tone>> = {
  submitted: 'secondary',
  reviewing: 'warning',
  offered: 'alternative',
  signed: 'alternative',
  final: 'success',
  handled: 'neutral',
  rejected: 'danger',
}

/** The state of a submission. */
export function StateChip({
  kind,
  state,
}: {
  readonly kind: SubmissionKind
  readonly state: State
}) {
  return <Chip tone={TONES[state]}>{stateLabel(state, kind)}</Chip>
}
