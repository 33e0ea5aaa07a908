import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { dutchDay } from '../../fair/dates'
import type { VisitorState } from './state'
import type { Choice, VisitorStep } from './views'

export const VISITOR_STATE_LABELS: Readonly<Record<VisitorState, string>> = {
  confirmed: 'Bevestigd',
  pending: 'Niet bevestigd',
  blocked: 'Geblokkeerd',
}

export const STEP_LABELS: Readonly<Record<VisitorStep['what'], string>> = {
  blocked: 'Geblokkeerd',
  unblocked: 'Gedeblokkeerd',
  'confirmation-sent': 'Bevestiging opnieuw gestuurd',
  'address-asked': 'Ander e-mailadres aangevraagd',
  'address-changed': 'Nieuw e-mailadres bevestigd',
}

export const LANGUAGE_LABELS: Readonly<Record<FormLanguage, string>> = {
  nl: 'Nederlands',
  en: 'Engels',
}

/** Label for a choice that was not made. */
export const UNKNOWN = 'Niet ingevuld'

/** The label of a choice; the value itself when it can no longer be chosen. */
export const labelOf = (choices: readonly Choice[], value: string | null): string =>
  value ? (choices.find((choice) => choice.value === value)?.label ?? value) : UNKNOWN

/** "woensdag 17 maart"; the value itself where it is no date. */
export const dayLabel = (date: string): string =>
  Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : dutchDay(date)
