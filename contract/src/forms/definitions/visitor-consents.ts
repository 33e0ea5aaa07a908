import type { Field, FormDefinition } from '../definition.ts'

/** Mail that visitors choose themselves: when registering, and later. */
export const choiceFields = [
  {
    kind: 'checkbox',
    name: 'newsletter',
    label: {
      nl: 'Stuur mij de nieuwsbrief. Ik kan mij altijd afmelden.',
      en: 'Send me the newsletter. I can unsubscribe at any time.',
    },
    consent: { subject: 'newsletter', textVersion: '2026-11' },
  },
] as const satisfies readonly Field[]

/** Giving and withdrawing consent, of equal ease (GDPR, article 7(3)). */
export const visitorConsents = {
  id: 'visitor-consents',
  reference: null,
  title: { nl: 'Toestemmingen', en: 'Consents' },
  submitLabel: { nl: 'Keuzes bewaren', en: 'Save choices' },
  maxBodyBytes: 16 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'choices',
      title: { nl: 'Wat mogen wij u sturen?', en: 'What may we send you?' },
      parts: [
        ...choiceFields,
        {
          kind: 'checkbox',
          name: 'tellSaved',
          label: {
            nl: 'Mail mij als een onderdeel dat ik bewaarde een andere tijd of plaats krijgt, of niet doorgaat.',
            en: 'Email me when a session that I saved gets another time or place, or is cancelled.',
          },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
