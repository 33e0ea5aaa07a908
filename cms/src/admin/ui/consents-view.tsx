import type { Consent } from '@beursvloer/contract/forms/definition'
import { Typography } from '@strapi/design-system'
import type { GivenConsent } from '../../panel-api/views'
import { DividedList } from './divided-list'
import { dutchTime } from './formats'
import { SecondLine } from './second-line'
import { Section } from './section'

const SUBJECTS: Readonly<Record<Consent['subject'], string>> = {
  privacy: 'Privacyverklaring',
  terms: 'Voorwaarden',
  regulation: 'Reglement voor standhouders',
  newsletter: 'Nieuwsbrief',
  push: 'Meldingen',
  sepa: 'SEPA-machtiging',
  signatory: 'Tekenbevoegdheid',
  'tell-sender': 'Bericht aan wie uitnodigde',
}

/** The consents of a person with their times: the proof of consent. */
export function ConsentsView({ consents }: { readonly consents: readonly GivenConsent[] }) {
  if (consents.length === 0) return null
  return (
    <Section title="Akkoordverklaringen">
      <DividedList>
        {consents.map(({ subject, textVersion, givenAt, withdrawnAt }) => (
          <li key={subject + givenAt}>
            <Typography fontWeight="semiBold">{SUBJECTS[subject]}</Typography>
            <SecondLine>{`${dutchTime(givenAt)}, tekst van versie ${textVersion}`}</SecondLine>
            {withdrawnAt && <SecondLine>{`Ingetrokken ${dutchTime(withdrawnAt)}`}</SecondLine>}
          </li>
        ))}
      </DividedList>
    </Section>
  )
}
