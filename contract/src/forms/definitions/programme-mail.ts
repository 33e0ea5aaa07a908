import type { FormDefinition } from '../definition.ts'
import { mailboxField } from './sender-fields.ts'

/** One message on the day that the programme is published (requirements 3.2, 8.8). */
export const programmeMail = {
  id: 'programme-mail',
  reference: null,
  title: { nl: 'Mail mij als het programma er is', en: 'Email me when the programme is published' },
  submitLabel: { nl: 'Mail mij', en: 'Email me' },
  maxBodyBytes: 64 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'address',
      title: { nl: 'Uw adres', en: 'Your address' },
      parts: [
        {
          ...mailboxField,
          help: {
            nl: 'U krijgt één bericht; daarna wissen wij uw adres.',
            en: 'You will receive one email, after which we delete your address.',
          },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
