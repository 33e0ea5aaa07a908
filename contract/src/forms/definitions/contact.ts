import type { FormDefinition } from '../definition.ts'
import { emailField, nameField, organisationField, phoneField } from './sender-fields.ts'

/** A question to the fair (requirements 8.1). Its subject determines the recipient. */
export const contact = {
  id: 'contact',
  counted: { 200: 'lead contact' },
  reference: 'CT',
  title: { nl: 'Stel uw vraag', en: 'Ask your question' },
  maxBodyBytes: 256 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'question',
      title: { nl: 'Uw vraag', en: 'Your question' },
      parts: [
        {
          kind: 'select',
          name: 'subject',
          label: { nl: 'Onderwerp', en: 'Subject' },
          rules: 'required',
          options: [
            { value: 'visit', label: { nl: 'Bezoek', en: 'Visiting' } },
            { value: 'exhibitor', label: { nl: 'Standhouder', en: 'Exhibiting' } },
            { value: 'press', label: { nl: 'Pers', en: 'Press' } },
            { value: 'programme', label: { nl: 'Programma', en: 'Programme' } },
            { value: 'photo', label: { nl: 'Foto verwijderen', en: 'Remove a photo' } },
          ],
        },
        {
          kind: 'text',
          name: 'photo',
          label: { nl: 'Foto', en: 'Photo' },
          help: {
            nl: 'Alleen om een foto te laten verwijderen: haar adres, of het album en het nummer',
            en: 'Only for photo removal: the web address of the photo, or the album and number',
          },
          rules: 'required|length:3,300',
          when: { field: 'subject', is: ['photo'] },
        },
        nameField,
        { ...organisationField, rules: 'length:0,120' },
        {
          ...emailField,
          help: { nl: 'Hierop krijgt u antwoord', en: 'We will reply to this address' },
        },
        {
          ...phoneField,
          help: {
            nl: 'Als u liever gebeld wordt, bijvoorbeeld +31 10 000 00 00',
            en: 'If you would rather be called back, for example +31 10 000 00 00',
          },
        },
        {
          kind: 'textarea',
          name: 'message',
          label: { nl: 'Bericht', en: 'Message' },
          help: { nl: '20 tot 2.000 tekens', en: '20 to 2,000 characters' },
          rules: 'required|length:20,2000',
          messages: {
            length: {
              nl: 'Schrijf 20 tot 2.000 tekens.',
              en: 'Write between 20 and 2,000 characters.',
            },
          },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
