import { newPasswordField, type PasswordPolicy } from '../../accounts/password-policy.ts'
import type { FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'
import { nameFields, wishFields, workFields } from './visitor-fields.ts'

/** Registering for a visit, which makes an account (domain.md §3, Registratie). */
export const visitorRegistration = (policy: PasswordPolicy): FormDefinition => ({
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
          ...addressField('email', 'username'),
          help: { nl: 'Hiermee logt u in', en: 'You sign in with this' },
        },
        newPasswordField(policy, 'password', { nl: 'Wachtwoord', en: 'Password' }),
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
})
