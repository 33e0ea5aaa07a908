import type { FormDefinition } from '../definition.ts'
import { areaField } from './area-field.ts'
import { emailField, organisationField } from './sender-fields.ts'
import {
  contactNameField,
  openSidesField,
  remarkField,
  requiredPhoneField,
  standTypeField,
} from './stand-request-fields.ts'

/** Asking for a stand, without obligation (requirements 8.4). */
export const participation = {
  id: 'participation',
  counted: { 200: 'lead participation' },
  reference: 'DA',
  title: { nl: 'Vraag deelname aan', en: 'Request a stand' },
  submitLabel: { nl: 'Aanvraag versturen', en: 'Send request' },
  maxBodyBytes: 256 * 1024,
  keepsDraft: true,
  steps: [
    {
      id: 'request',
      title: { nl: 'Uw aanvraag', en: 'Your request' },
      parts: [
        organisationField,
        {
          kind: 'select',
          name: 'category',
          label: { nl: 'Categorie', en: 'Category' },
          help: {
            nl: 'Waaronder bezoekers u vinden',
            en: 'Where visitors will find you',
          },
          rules: 'required',
          options: 'categories',
        },
        contactNameField,
        emailField,
        requiredPhoneField,
        standTypeField,
        areaField({ nl: 'Gewenste oppervlakte in m²', en: 'Desired area in m²' }, {}),
        openSidesField,
        {
          kind: 'select',
          name: 'hall',
          label: { nl: 'Voorkeurshal', en: 'Preferred hall' },
          options: 'halls',
        },
        {
          kind: 'select',
          name: 'pavilion',
          label: { nl: 'Paviljoen', en: 'Pavilion' },
          options: 'pavilions',
        },
        remarkField,
      ],
    },
  ],
} as const satisfies FormDefinition
