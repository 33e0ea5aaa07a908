import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { State } from '../state-flow'

/** What staff call one submission of a kind, and all of them. */
export const KIND_LABELS: Readonly<
  Record<SubmissionKind, { readonly one: string; readonly all: string }>
> = {
  contact: { one: 'Contact', all: 'Contact' },
  participation: { one: 'Deelnameaanvraag', all: 'Deelnameaanvragen' },
  'waiting-list': { one: 'Wachtlijst', all: 'Wachtlijst' },
  contract: { one: 'Contract', all: 'Contracten' },
  advertising: { one: 'Bestelling', all: 'Bestellingen' },
  'photo-removal': { one: 'Foto verwijderen', all: 'Foto’s verwijderen' },
  vacancy: { one: 'Vacature', all: 'Vacatures' },
  accreditation: { one: 'Accreditatie', all: 'Accreditaties' },
  'group-registration': { one: 'Groep', all: 'Groepen' },
}

const STATE_LABELS: Readonly<Record<State, string>> = {
  submitted: 'Ingediend',
  reviewing: 'In beoordeling',
  offered: 'Aangeboden',
  signed: 'Getekend',
  final: 'Definitief',
  handled: 'Afgehandeld',
  rejected: 'Afgewezen',
}

/** Nobody judges a question: it is being worked on. */
const IN_HAND: readonly SubmissionKind[] = ['contact', 'photo-removal', 'waiting-list']

/** The name of a state, as staff use it for a kind; without a kind, for all of them. */
export const stateLabel = (state: State, kind?: SubmissionKind): string =>
  state === 'reviewing' && kind && IN_HAND.includes(kind) ? 'In behandeling' : STATE_LABELS[state]

const ACTION_LABELS: Readonly<Record<Exclude<State, 'submitted'>, string>> = {
  reviewing: 'Neem in beoordeling',
  offered: 'Meld als aangeboden',
  signed: 'Meld als getekend',
  final: 'Maak definitief',
  handled: 'Meld als afgehandeld',
  rejected: 'Wijs af',
}

/** The words on the button that brings a submission from one state to another. */
export function actionLabel(kind: SubmissionKind, from: State, to: State): string {
  if (to === 'submitted') return ''
  if (kind === 'vacancy' && to === 'handled') return 'Neem over'
  if (kind === 'accreditation' && to === 'handled') return 'Ken toe'
  if (to !== 'reviewing') return ACTION_LABELS[to]
  if (from === 'handled' || from === 'rejected') return 'Heropen'
  if (from === 'offered') return 'Neem opnieuw in beoordeling'
  return IN_HAND.includes(kind) ? 'Neem in behandeling' : ACTION_LABELS.reviewing
}
