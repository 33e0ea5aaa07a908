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

/** Asking for the next free stand, while the fair is full (requirements 8.11). */
export const waitingList = {
  id: 'waiting-list',
  counted: { 200: 'lead participation' },
  reference: 'WL',
  title: { nl: 'Op wachtlijst', en: 'Join waiting list' },
  submitLabel: { nl: 'Op wachtlijst', en: 'Join waiting list' },
  maxBodyBytes: 256 * 1024,
  keepsDraft: true,
  steps: [
    {
      id: 'wish',
      title: { nl: 'Uw wens', en: 'What you are looking for' },
      parts: [
        organisationField,
        contactNameField,
        emailField,
        requiredPhoneField,
        standTypeField,
        areaField(
          { nl: 'Gewenste oppervlakte in m²', en: 'Desired area in m²' },
          {
            help: {
              nl: 'Ongeveer; wij bieden ook stands aan die iets afwijken',
              en: 'Approximately; we may also offer you a slightly different size',
            },
          },
        ),
        openSidesField,
        remarkField,
      ],
    },
  ],
} as const satisfies FormDefinition
