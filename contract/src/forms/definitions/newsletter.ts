import type { FormDefinition } from '../definition.ts'
import { mailboxField } from './sender-fields.ts'

/** Signing up for the newsletter; it starts after the address is confirmed (requirements 8.8). */
export const newsletter = {
  id: 'newsletter',
  counted: { 200: 'lead newsletter' },
  reference: null,
  title: { nl: 'Nieuwsbrief', en: 'Newsletter' },
  submitLabel: { nl: 'Aanmelden', en: 'Sign up' },
  maxBodyBytes: 64 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'address',
      title: { nl: 'Aanmelden', en: 'Sign up' },
      parts: [
        mailboxField,
        {
          kind: 'checkboxes',
          name: 'topics',
          label: { nl: 'Onderwerpen', en: 'Topics' },
          help: {
            nl: 'Niets gekozen: u krijgt alles.',
            en: 'If you choose none, you will receive them all.',
          },
          options: [
            {
              value: 'programme',
              label: { nl: 'Programma en sprekers', en: 'Programme and speakers' },
            },
            { value: 'stories', label: { nl: 'Nieuws en interviews', en: 'News and interviews' } },
            { value: 'exhibiting', label: { nl: 'Deelnemen als standhouder', en: 'Exhibiting' } },
          ],
        },
        {
          kind: 'checkbox',
          name: 'consent',
          label: {
            nl: 'Stuur mij de nieuwsbrief. Ik kan mij altijd afmelden.',
            en: 'Send me the newsletter. I can unsubscribe at any time.',
          },
          rules: 'accepted',
          consent: { subject: 'newsletter', textVersion: '2026-11' },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
