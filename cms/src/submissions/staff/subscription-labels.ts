import type { SubscriptionKind, SubscriptionState } from '@beursvloer/contract/forms/subscription'
import type { Page } from '../../panel-api/views'

/** The panel's view of a subscription. */
export interface SubscriptionRow {
  readonly documentId: string
  readonly kind: SubscriptionKind
  readonly state: SubscriptionState
  readonly email: string
  readonly language: 'nl' | 'en'
  readonly source: string
  readonly requestedAt: string
  readonly confirmedAt: string | null
  readonly unsubscribedAt: string | null
}

export type SubscriptionList = Page<SubscriptionRow>

export const SUBSCRIPTION_KIND_LABELS: Readonly<Record<SubscriptionKind, string>> = {
  newsletter: 'Nieuwsbrief',
  'programme-mail': 'Bericht over het programma',
}

export const SUBSCRIPTION_STATE_LABELS: Readonly<Record<SubscriptionState, string>> = {
  pending: 'Nog niet bevestigd',
  confirmed: 'Bevestigd',
  unsubscribed: 'Afgemeld',
}
