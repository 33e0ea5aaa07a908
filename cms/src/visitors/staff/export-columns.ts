import { phoneText } from '@beursvloer/contract/phone-text'
import { type Column, languageCell, timeCell } from '../../panel-api/export/column'
import { dayLabel, labelOf, VISITOR_STATE_LABELS } from './labels'
import { stateOf } from './state'
import type { VisitorChoices } from './views'
import type { StoredVisitor } from './visitors'

/** A visitor with the further fields of an export. */
export interface ExportedVisitor extends StoredVisitor {
  readonly accessibility: string | null
  readonly consents: readonly { readonly subject: string; readonly withdrawnAt: string | null }[]
}

const wantsNewsletter = ({ consents }: ExportedVisitor): boolean =>
  consents.some(({ subject, withdrawnAt }) => subject === 'newsletter' && !withdrawnAt)

/**
 * The permitted use of a row's address, repeated in each row because a file outlives the page that
 * it came from: an address was given for a visit, other mail needs consent (AVG, article 6).
 */
const purposeOf = (visitor: ExportedVisitor): string =>
  wantsNewsletter(visitor) ? 'Dit bezoek en de nieuwsbrief' : 'Alleen dit bezoek'

interface Shown {
  readonly choices: Pick<VisitorChoices, 'interests' | 'organisationTypes'>
  /** Whether the current user may see health data. */
  readonly wishes: boolean
}

/** The columns of an export of visitors. */
export function visitorColumns({ choices, wishes }: Shown): readonly Column<ExportedVisitor>[] {
  const listed = (values: readonly string[] | null, word: (value: string) => string) =>
    (values ?? []).map(word).join(', ')
  return [
    { head: 'Voornaam', cell: ({ firstName }) => firstName ?? '' },
    { head: 'Tussenvoegsel', cell: ({ infix }) => infix ?? '' },
    { head: 'Achternaam', cell: ({ lastName }) => lastName ?? '' },
    { head: 'E-mailadres', cell: ({ user }) => user?.email ?? '' },
    { head: 'Telefoonnummer', cell: ({ phone }) => phoneText(phone ?? '') },
    { head: 'Organisatie', cell: ({ organisation }) => organisation ?? '' },
    { head: 'Functie', cell: ({ jobTitle }) => jobTitle ?? '' },
    {
      head: 'Type organisatie',
      cell: ({ organisationType }) => labelOf(choices.organisationTypes, organisationType),
    },
    { head: 'Dagen', cell: ({ days }) => listed(days, dayLabel) },
    {
      head: 'Interesses',
      cell: ({ interests }) => listed(interests, (value) => labelOf(choices.interests, value)),
    },
    { head: 'Taal', cell: languageCell },
    {
      head: 'Status',
      cell: ({ user }) =>
        VISITOR_STATE_LABELS[stateOf(user ?? { confirmed: false, blocked: false })],
    },
    { head: 'Geregistreerd', cell: ({ registeredAt }) => timeCell(registeredAt) },
    ...(wishes
      ? [
          {
            head: 'Toegankelijkheidswens',
            cell: ({ accessibility }: ExportedVisitor) => accessibility ?? '',
          },
        ]
      : []),
    { head: 'Te gebruiken voor', cell: purposeOf },
  ]
}
