import type { FormDefinition } from '../definition.ts'
import { nameFields, wishFields, workFields } from './visitor-fields.ts'

/** Shortest password where the identity provider says nothing else (spec §5, "Password policy"). */
const MIN_PASSWORD_LENGTH = 6

/** Registering for a visit, which makes an account (domain.md §3, Registratie). */
export const visitorRegistration: FormDefinition = {
  id: 'visitor-registration',
  reference: null,
  title: { nl: 'Registreer gratis', en: 'Register free' },
  submitLabel: { nl: 'Registreren', en: 'Register' },
  maxBodyBytes: 64 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'visitor',
      title: { nl: 'Uw gegevens', en: 'Your details' },
      parts: [
        ...nameFields,
        {
          kind: 'email',
          name: 'email',
          label: { nl: 'E-mailadres', en: 'Email address' },
          help: { nl: 'Hiermee logt u in', en: 'You sign in with this' },
          rules: 'required|email|length:0,254',
          normalise: 'email',
          autocomplete: 'username',
        },
        {
          kind: 'password',
          name: 'password',
          label: { nl: 'Wachtwoord', en: 'Password' },
          help: {
            nl: `Minimaal ${MIN_PASSWORD_LENGTH} tekens`,
            en: `At least ${MIN_PASSWORD_LENGTH} characters`,
          },
          rules: `required|length:${MIN_PASSWORD_LENGTH},128`,
          autocomplete: 'new-password',
        },
        ...workFields,
        {
          kind: 'checkboxes',
          name: 'days',
          label: { nl: 'Dagen waarop u komt', en: 'Days on which you come' },
          rules: 'required',
          options: 'days',
        },
        ...wishFields,
        {
          kind: 'checkbox',
          name: 'terms',
          label: {
            nl: 'Ik ga akkoord met de voorwaarden voor bezoekers.',
            en: 'I agree to the terms for visitors.',
          },
          rules: 'accepted',
          consent: { subject: 'terms', textVersion: '2026-11' },
        },
        {
          kind: 'checkbox',
          name: 'newsletter',
          label: {
            nl: 'Stuur mij de nieuwsbrief. Ik kan mij altijd afmelden.',
            en: 'Send me the newsletter. I can unsubscribe at any time.',
          },
          consent: { subject: 'newsletter', textVersion: '2026-11' },
        },
        {
          kind: 'checkbox',
          name: 'push',
          label: {
            nl: 'Stuur mij meldingen over wat ik heb bewaard.',
            en: 'Send me notifications about what I saved.',
          },
          consent: { subject: 'push', textVersion: '2026-11' },
        },
      ],
    },
  ],
}
