import type { PushKind } from '@beursvloer/contract/push/terms'
import type { Counts, MessageState } from '../../push/rows'
import type { PushTarget } from './views'

export const MESSAGE_STATE_LABELS: Readonly<Record<MessageState, string>> = {
  planned: 'Gepland',
  sending: 'Wordt verstuurd',
  done: 'Verstuurd',
  stopped: 'Gestopt',
}

export const KIND_LABELS: Readonly<Record<PushKind, string>> = {
  changes: 'Wijziging',
  place: 'Plaats vrij',
  soon: 'Begint zo',
  stands: 'Vraag van een standhouder',
  news: 'Nieuws',
}

export const TARGET_LABELS: Readonly<Record<PushTarget['to'], string>> = {
  news: 'Iedereen die om nieuws vroeg',
  item: 'Wie een onderdeel bewaarde of zich ervoor aanmeldde',
  theme: 'Wie een thema koos',
  day: 'Wie op een dag komt',
  exhibitors: 'Wie voor een standhouder werkt',
}

/** The outcomes of a message, in the order in which they happen. */
export const OUTCOMES: readonly {
  readonly name: keyof Counts
  readonly label: string
  readonly hint: string
}[] = [
  {
    name: 'waiting',
    label: 'Wacht',
    hint: 'Nog te versturen, of wacht op het einde van stille uren.',
  },
  { name: 'sent', label: 'Verzonden', hint: 'Aangenomen door de dienst van de browser.' },
  { name: 'shown', label: 'Getoond', hint: 'Het toestel meldde dat het bericht in beeld kwam.' },
  { name: 'opened', label: 'Geopend', hint: 'De bezoeker tikte op het bericht.' },
  {
    name: 'ended',
    label: 'Verlopen',
    hint: 'Zei niets meer, of de bezoeker wil dit niet meer horen.',
  },
  {
    name: 'gone',
    label: 'Toestel weg',
    hint: 'De browser nam afscheid; wij vergeten dit toestel.',
  },
  { name: 'failed', label: 'Mislukt', hint: 'De dienst van de browser weigerde het bericht.' },
  { name: 'stopped', label: 'Gestopt', hint: 'Niet meer verstuurd, omdat het bericht is gestopt.' },
]

/** Choices for how long a message stays valid. */
export const HOURS: readonly { readonly hours: number; readonly label: string }[] = [
  { hours: 1, label: 'Een uur' },
  { hours: 4, label: '4 uur' },
  { hours: 12, label: '12 uur' },
  { hours: 24, label: 'Een dag' },
  { hours: 72, label: '3 dagen' },
]
export const USUAL_HOURS = 12

/** Longest texts, in characters: about the length that a phone shows. */
export const MAX_TITLE = 65
export const MAX_BODY = 180
