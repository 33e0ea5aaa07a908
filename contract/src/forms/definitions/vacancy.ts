import type { FormDefinition } from '../definition.ts'
import { exhibitorField, yourNameField } from './exhibitor-contact-fields.ts'
import { emailField } from './sender-fields.ts'
import { applicationField, closingDateField, placeField } from './vacancy-fields.ts'

/** An exhibitor asks for a vacancy on the site; its fields are those of one (requirements 8.10). */
export const vacancy = {
  id: 'vacancy',
  reference: 'VA',
  title: { nl: 'Meld een vacature aan', en: 'Submit a vacancy' },
  submitLabel: { nl: 'Vacature aanmelden', en: 'Submit vacancy' },
  maxBodyBytes: 256 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'vacancy',
      title: { nl: 'Uw vacature', en: 'Your vacancy' },
      parts: [
        exhibitorField,
        {
          kind: 'text',
          name: 'title',
          label: { nl: 'Functie', en: 'Job title' },
          rules: 'required|length:3,140',
        },
        placeField,
        {
          kind: 'text',
          name: 'hours',
          label: { nl: 'Uren per week', en: 'Hours per week' },
          help: { nl: 'Bijvoorbeeld 32 tot 36', en: 'For example 32 to 36' },
          rules: 'length:0,60',
        },
        closingDateField,
        {
          ...applicationField,
          help: {
            nl: 'Een pagina van uw eigen site, met https://',
            en: 'A page on your own website, with https://',
          },
        },
        {
          kind: 'textarea',
          name: 'text',
          label: { nl: 'Tekst', en: 'Description' },
          help: {
            nl: 'Wat iemand bij u gaat doen, in ten hoogste 2.000 tekens',
            en: 'What the job involves, in 2,000 characters at most',
          },
          rules: 'length:0,2000',
        },
        yourNameField,
        {
          ...emailField,
          help: {
            nl: 'U krijgt bericht of wij de vacature plaatsen',
            en: 'We will let you know whether the vacancy is published',
          },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
