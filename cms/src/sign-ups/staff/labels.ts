import type { Refusal } from '@beursvloer/contract/sign-ups/answers'
import type { SignUpState } from '@beursvloer/contract/sign-ups/states'

export const STATE_LABELS: Readonly<Record<SignUpState, string>> = {
  held: 'Vastgehouden',
  confirmed: 'Plaats',
  waiting: 'Wachtlijst',
  offered: 'Aangeboden',
  cancelled: 'Afgemeld',
  attended: 'Geweest',
  absent: 'Niet geweest',
  'walk-in': 'Ingelopen',
}

/** A walk-in without a name. */
export const COUNTED_LABEL = 'Inloper zonder badge'

/** Why a sign-up was refused, for staff who sign somebody up by phone. */
export const REFUSAL_LABELS: Readonly<Record<Refusal['reason'], string>> = {
  'no-item': 'Voor dit onderdeel meldt men zich niet aan.',
  cancelled: 'Dit onderdeel gaat niet door.',
  'not-open': 'Het aanmelden is nog niet begonnen.',
  closed: 'Dit onderdeel is al begonnen.',
  full: 'Alle plaatsen zijn bezet, en dit onderdeel heeft geen wachtlijst.',
  clash: 'Deze persoon heeft dan al een plaats bij een ander onderdeel.',
  'day-limit': 'Deze persoon heeft die dag al zoveel plaatsen als mag.',
  'not-offered': 'Er is deze persoon geen plaats aangeboden.',
  none: 'Deze persoon heeft zich niet aangemeld.',
  changed: 'De aanmelding is intussen veranderd.',
  used: 'Dit formulier is al voor een ander e-mailadres gebruikt.',
}

/** How many people something is about, in words: "34 met een plaats, 5 op de wachtlijst, 120 bewaard". */
export const affectedText = (withPlace: number, waiting: number, saved = 0): string =>
  [
    `${withPlace} met een plaats`,
    ...(waiting > 0 ? [`${waiting} op de wachtlijst`] : []),
    ...(saved > 0 ? [`${saved} bewaard`] : []),
  ].join(', ')

/** The number of savers with notifications, as the end of a sentence; empty for none. */
export const notifiedText = (told: number): string => {
  if (told === 0) return ''
  return told === 1
    ? ', en ook één bezoeker die het bewaarde en erom vroeg'
    : `, en ook ${told} bezoekers die het bewaarden en erom vroegen`
}
