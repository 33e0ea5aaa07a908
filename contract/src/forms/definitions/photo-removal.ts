import type { FormDefinition } from '../definition.ts'
import { emailField, nameField } from './sender-fields.ts'

/** Asking that a photo be taken from the site (requirements 15.5). */
export const photoRemoval = {
  id: 'photo-removal',
  reference: 'CT',
  title: { nl: 'Laat een foto verwijderen', en: 'Have a photo removed' },
  maxBodyBytes: 256 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'photo',
      title: { nl: 'De foto', en: 'The photo' },
      parts: [
        {
          kind: 'text',
          name: 'photo',
          label: { nl: 'Foto', en: 'Photo' },
          help: {
            nl: 'Het adres van de foto, of het album en het nummer',
            en: 'The web address of the photo, or the album and number',
          },
          rules: 'required|length:3,300',
        },
        {
          kind: 'radio',
          name: 'relation',
          label: { nl: 'Reden van uw verzoek', en: 'Reason for your request' },
          rules: 'required',
          options: [
            { value: 'portrayed', label: { nl: 'Ik sta op de foto', en: 'I am in the photo' } },
            {
              value: 'representative',
              label: {
                nl: 'Ik vraag het voor iemand die op de foto staat',
                en: 'I am asking on behalf of someone in the photo',
              },
            },
            {
              value: 'owner',
              label: { nl: 'De foto is van mij', en: 'I own the photo' },
            },
          ],
        },
        nameField,
        {
          ...emailField,
          help: {
            nl: 'U krijgt bericht als de foto weg is',
            en: 'We will let you know when the photo has been removed',
          },
        },
        {
          kind: 'textarea',
          name: 'remark',
          label: { nl: 'Toelichting', en: 'Explanation' },
          help: {
            nl: 'Bijvoorbeeld waar u op de foto staat',
            en: 'For example, where you are in the photo',
          },
          rules: 'length:0,1000',
        },
      ],
    },
  ],
} as const satisfies FormDefinition
