import { phoneText } from '@beursvloer/contract/phone-text'
import { type Column, timeCell } from '../../panel-api/export/column'
import { COUNTED_LABEL, STATE_LABELS } from './labels'
import type { Listed } from './people'

/** The columns of an export of sign-ups. */
export const SIGN_UP_COLUMNS: readonly Column<Listed>[] = [
  { head: 'Volgorde', cell: ({ turn }) => String(turn), isNumber: true },
  { head: 'Naam', cell: ({ name, email }) => name || (email ? '' : COUNTED_LABEL) },
  { head: 'E-mailadres', cell: ({ email }) => email },
  { head: 'Telefoonnummer', cell: ({ phone }) => phoneText(phone ?? '') },
  { head: 'Status', cell: ({ state }) => STATE_LABELS[state] },
  { head: 'Aangemeld op', cell: ({ arrivedAt }) => timeCell(arrivedAt) },
]
