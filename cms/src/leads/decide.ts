import {
  type ConsentBasis,
  type LeadState,
  SHARED_FIELDS,
  SHARING_WORDING,
  type SharedField,
} from '@beursvloer/contract/leads/terms'
import { type LeadRow, type LeadStep, NOTHING_KNOWN } from './rows'

/** Steps of a sharing that are kept: the latest. */
const MAX_STEPS = 20

interface Decision {
  readonly to: LeadState
  readonly fields?: readonly SharedField[]
  readonly basis?: ConsentBasis
  readonly at: Date
}

type Columns = Pick<LeadRow, 'state' | 'basis' | 'fields' | 'history' | 'decidedAt'>

/** The columns of a lead whose visitor is asked or decides. What ends a sharing empties the lead. */
export function decided(
  history: LeadRow['history'],
  { to, fields = [], basis, at }: Decision,
): Partial<LeadRow> & Columns {
  const shared = SHARED_FIELDS.filter((field) => fields.includes(field))
  const step: LeadStep = {
    ...{ at: at.toISOString(), to, fields: shared, basis: basis ?? null },
    wording: SHARING_WORDING.version,
  }
  return {
    ...(to === 'refused' || to === 'withdrawn' ? NOTHING_KNOWN : {}),
    ...{ state: to, basis: basis ?? null, fields: shared },
    decidedAt: to === 'asked' ? null : at.toISOString(),
    history: [...(history ?? []), step].slice(-MAX_STEPS),
  }
}
