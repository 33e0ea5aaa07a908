import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { DeliveryState, ProofState } from '@beursvloer/contract/my-stand/terms'
import type { State } from '../state-flow'

interface KindLabels {
  readonly one: string
  readonly all: string
  /** Whether it is assessed: else `reviewing` is called "in behandeling", not "in beoordeling". */
  readonly isJudged: boolean
}

/** The labels of staff for one submission of a kind, and for all of them. */
export const KIND_LABELS: Readonly<Record<SubmissionKind, KindLabels>> = {
  contact: { one: 'Contact', all: 'Contact', isJudged: false },
  participation: { one: 'Deelnameaanvraag', all: 'Deelnameaanvragen', isJudged: true },
  'waiting-list': { one: 'Wachtlijst', all: 'Wachtlijst', isJudged: false },
  contract: { one: 'Contract', all: 'Contracten', isJudged: true },
  advertising: { one: 'Bestelling', all: 'Bestellingen', isJudged: true },
  'photo-removal': { one: 'Foto verwijderen', all: 'Foto’s verwijderen', isJudged: false },
  vacancy: { one: 'Vacature', all: 'Vacatures', isJudged: true },
  accreditation: { one: 'Accreditatie', all: 'Accreditaties', isJudged: true },
  'group-registration': { one: 'Groep', all: 'Groepen', isJudged: true },
}

export const DELIVERY_LABELS: Readonly<Record<DeliveryState, string>> = {
  ordered: 'Besteld',
  confirmed: 'Bevestigd',
  delivered: 'Geleverd',
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

/** The label of a state for a kind; without a kind, for all of them. */
export const stateLabel = (state: State, kind?: SubmissionKind): string =>
  state === 'reviewing' && kind && !KIND_LABELS[kind].isJudged
    ? 'In behandeling'
    : STATE_LABELS[state]

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
  return KIND_LABELS[kind].isJudged ? ACTION_LABELS.reviewing : 'Neem in behandeling'
}

export const PROOF_LABELS: Readonly<Record<ProofState, string>> = {
  waiting: 'Wacht op de standhouder',
  approved: 'Goedgekeurd',
  returned: 'Teruggestuurd',
  replaced: 'Vervangen',
}
