import type { FormDefinition } from '../definition.ts'
import { emailField, nameField, organisationField, phoneField } from './sender-fields.ts'
import { daysField } from './visitor-fields.ts'

/** A journalist asks for access and help at the fair (requirements 8.12). */
export const accreditation = {
  id: 'accreditation',
  reference: 'PA',
  title: { nl: 'Vraag accreditatie aan', en: 'Apply for accreditation' },
  submitLabel: { nl: 'Accreditatie aanvragen', en: 'Apply' },
  maxBodyBytes: 64 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'press',
      title: { nl: 'Uw aanvraag', en: 'Your application' },
      parts: [
        nameField,
        {
          ...organisationField,
          name: 'medium',
          label: { nl: 'Medium of opdrachtgever', en: 'Publication or client' },
        },
        {
          kind: 'select',
          name: 'role',
          label: { nl: 'Rol', en: 'Role' },
          rules: 'required',
          options: [
            { value: 'writer', label: { nl: 'Schrijvende pers', en: 'Writer' } },
            { value: 'photographer', label: { nl: 'Fotograaf', en: 'Photographer' } },
            {
              value: 'broadcast',
              label: { nl: 'Radio, televisie of video', en: 'Broadcast or video' },
            },
            { value: 'online', label: { nl: 'Podcast of online', en: 'Podcast or online' } },
            { value: 'other', label: { nl: 'Anders', en: 'Other' } },
          ],
        },
        {
          kind: 'url',
          name: 'work',
          label: { nl: 'Link naar uw werk', en: 'Link to your work' },
          help: {
            nl: 'Een recente publicatie of de site van het medium, met https://',
            en: 'A recent piece or the website of your publication, with https://',
          },
          rules: 'url|length:0,500',
        },
        {
          kind: 'text',
          name: 'pressCard',
          label: { nl: 'Nummer van uw perskaart', en: 'Press card number' },
          rules: 'length:0,40',
        },
        { ...daysField },
        {
          ...emailField,
          help: { nl: 'Hierop krijgt u antwoord', en: 'We will reply to this address' },
        },
        phoneField,
        {
          kind: 'textarea',
          name: 'remark',
          label: { nl: 'Waar wilt u over schrijven?', en: 'What would you like to cover?' },
          help: {
            nl: 'Ook wie u wilt spreken, en wat u nodig hebt om te filmen',
            en: 'Including who you would like to speak to, and what you need for filming',
          },
          rules: 'length:0,1000',
        },
      ],
    },
  ],
} as const satisfies FormDefinition
