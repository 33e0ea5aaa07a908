import { Badge } from '@strapi/design-system'
import type { ComponentProps } from 'react'
import type { Kind, State } from '../../handling/state-flow'
import { stateWord } from '../../handling/words'

const VARIANTS: Readonly<Record<State, ComponentProps<typeof Badge>['variant']>> = {
  submitted: 'primary',
  reviewing: 'warning',
  offered: 'secondary',
  signed: 'secondary',
  final: 'success',
  handled: 'neutral',
  rejected: 'danger',
}

/** A state in a word, with a colour beside it. */
export function StateBadge({ kind, state }: { readonly kind: Kind; readonly state: State }) {
  return <Badge variant={VARIANTS[state]}>{stateWord(state, kind)}</Badge>
}
