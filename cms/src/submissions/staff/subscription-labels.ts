/** What the panel is told about who asked for mail. */
export interface SubscriptionRow {
  readonly documentId: string
  readonly kind: keyof typeof SUBSCRIPTION_KIND_LABELS
  readonly state: keyof typeof SUBSCRIPTION_STATE_LABELS
  readonly email: string
  readonly language: 'nl' | 'en'
  readonly source: string
  readonly requestedAt: string
  readonly confirmedAt: string | null
  readonly unsubscribedAt: string | null
}

export interface SubscriptionList {
  readonly rows: readonly SubscriptionRow[]
  readonly total: number
  readonly pageCount: number
}

export const SUBSCRIPTION_KIND_LABELS = {
  newsletter: 'Nieuwsbrief',
  'programme-mail': 'Bericht over het programma',
} as const

export const SUBSCRIPTION_STATE_LABELS = {
  pending: 'Nog niet bevestigd',
  confirmed: 'Bevestigd',
  unsubscribed: 'Afgemeld',
} as const
