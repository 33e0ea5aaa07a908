import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { ORGANISATION_TYPES } from '@beursvloer/contract/forms/definitions/visitor-fields'
import { dutchDay } from '../../fair/dates'
import type { VisitorState } from './state'
import type { VisitorStep } from './views'

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

/** The label of a kind of organisation; the value itself when the form no longer has it. */
export const organisationTypeLabel = (value: string | null): string =>
  value ? (ORGANISATION_TYPES.find((option) => option.value === value)?.label.nl ?? value) : UNKNOWN

/** "woensdag 17 maart"; the value itself where it is no date. */
export const dayLabel = (date: string): string =>
  Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : dutchDay(date)
