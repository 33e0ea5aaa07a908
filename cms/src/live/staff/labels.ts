import type { LiveNotice } from '@beursvloer/contract/live/feed'

export const TONE_LABELS: Readonly<Record<LiveNotice['tone'], string>> = {
  info: 'Mededeling',
  urgent: 'Dringend',
}

/** For how long a notice can be shown, in minutes; null: until it is taken away. */
export const NOTICE_TERMS: readonly { readonly minutes: number | null; readonly label: string }[] =
  [
    { minutes: 15, label: 'Een kwartier' },
    { minutes: 30, label: 'Een half uur' },
    { minutes: 60, label: 'Een uur' },
    { minutes: 120, label: 'Twee uur' },
    { minutes: 480, label: 'Acht uur' },
    { minutes: null, label: 'Tot ik hem weghaal' },
  ]
