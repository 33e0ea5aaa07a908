import type { Consent } from '@beursvloer/contract/forms/definition'
import { Typography } from '@strapi/design-system'
import type { GivenConsent } from '../../handling/views'
import { Part } from './box'
import { dutchTime } from './formats'
import { Lines } from './mails-view'

const SUBJECTS: Readonly<Record<Consent['subject'], string>> = {
  privacy: 'Privacyverklaring',
  terms: 'Voorwaarden',
  regulation: 'Reglement voor standhouders',
  newsletter: 'Nieuwsbrief',
  push: 'Meldingen',
  sepa: 'SEPA-machtiging',
  signatory: 'Tekenbevoegdheid',
}

/** What the sender agreed to, and when: the proof of it. */
export function ConsentsView({ consents }: { readonly consents: readonly GivenConsent[] }) {
  if (consents.length === 0) return null
  return (
    <Part title="Akkoordverklaringen">
      <Lines>
        {consents.map(({ subject, textVersion, givenAt }) => (
          <li key={subject}>
            <Typography fontWeight="semiBold">{SUBJECTS[subject]}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {`${dutchTime(givenAt)}, tekst van versie ${textVersion}`}
            </Typography>
          </li>
        ))}
      </Lines>
    </Part>
  )
}
