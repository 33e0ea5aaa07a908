import { newPasswordField, type PasswordPolicy } from '../../accounts/password-policy.ts'
import type { Field, FormDefinition } from '../definition.ts'
import { addressField } from './credential-fields.ts'
import { choiceFields } from './visitor-consents.ts'
import { nameFields, organisationField, termsField } from './visitor-fields.ts'

export const MAX_REGISTRATION_BYTES = 64 * 1024

/**
 * Registering for a visit, which makes an account; the profile asks for further data (requirements
 * 8.2).
 */
export const visitorRegistration = (policy: PasswordPolicy) =>
  ({
    id: 'visitor-registration',
    counted: { 200: 'user-sign-up' },
    reference: null,
    title: { nl: 'Registreer gratis', en: 'Register free' },
    submitLabel: { nl: 'Registreren', en: 'Register' },
    maxBodyBytes: MAX_REGISTRATION_BYTES,
    keepsDraft: false,
    steps: [
      {
        id: 'visitor',
        title: { nl: 'Uw gegevens', en: 'Your details' },
        parts: [
          ...nameFields,
          {
            ...addressField('email', 'username'),
            help: { nl: 'Hiermee logt u in', en: 'You will use this to sign in' },
          },
          newPasswordField(policy, 'password', { nl: 'Wachtwoord', en: 'Password' }),
          organisationField,
          termsField,
          ...choiceFields,
        ],
      },
    ],
  }) as const satisfies FormDefinition

/** Whether the sender of an invitation hears that it was followed (requirements 8.13). */
const tellSenderField = (sender: string) =>
  ({
    kind: 'checkbox',
    name: 'tellSender',
    label: {
      nl: `Laat ${sender || 'wie mij uitnodigde'} weten dat ik mij heb geregistreerd.`,
      en: `Tell ${sender || 'the person who invited me'} that I have registered.`,
    },
    consent: { subject: 'tell-sender', textVersion: '2026-11' },
  }) as const satisfies Field

/** Registering by the invitation of a colleague. @param sender empty: not to be named */
export function invitedRegistration(policy: PasswordPolicy, sender = '') {
  const registration = visitorRegistration(policy)
  const [step] = registration.steps
  return {
    ...registration,
    steps: [{ ...step, parts: [...step.parts, tellSenderField(sender)] }],
  } as const satisfies FormDefinition
}
