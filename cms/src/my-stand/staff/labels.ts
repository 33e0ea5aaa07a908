import type { MemberRefusal, MemberRole, TaskKind } from '@beursvloer/contract/my-stand/terms'
import type { Gap, InvoiceState, PresentationStep } from './views'

export const ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  staff: 'Standpersoneel',
  editor: 'Redacteur',
  manager: 'Beheerder',
}

/** Why members were not changed, for staff. */
export const REFUSAL_TEXTS: Readonly<Record<MemberRefusal, string>> = {
  'last-manager': 'Dit is de enige beheerder.',
  'already-member': 'Dit adres heeft al toegang bij deze standhouder.',
  'too-many-members': 'Deze standhouder heeft al zoveel mensen als er kunnen.',
  'mail-limit': 'Dit adres kreeg al genoeg uitnodigingen. Probeer het morgen opnieuw.',
}

export const KIND_LABELS: Readonly<Record<TaskKind, string>> = {
  tick: 'Een vinkje',
  text: 'Een tekst',
  file: 'Een bestand',
}

export const PRESENTATION_LABELS: Readonly<Record<PresentationStep, string>> = {
  absent: 'Niet op de site',
  incomplete: 'Niet compleet',
  complete: 'Compleet',
  draft: 'Concept',
  submitted: 'Wacht op beoordeling',
  returned: 'Teruggestuurd',
}

export const INVOICE_LABELS: Readonly<Record<InvoiceState, string>> = {
  open: 'Open',
  late: 'Te laat',
  paid: 'Betaald',
}

/** What exhibitors lack, as a choice of the overview. */
export const GAP_LABELS: Readonly<Record<Gap, string>> = {
  presentation: 'Presentatie niet klaar',
  tasks: 'Taken open',
  late: 'Taken te laat',
  badges: 'Geen badges gemaakt',
  orders: 'Niets besteld',
  people: 'Niemand met toegang',
  'sign-in': 'Nog niemand ingelogd',
  leads: 'Geen leads',
}
