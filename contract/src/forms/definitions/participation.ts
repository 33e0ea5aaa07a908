import type { FormDefinition } from '../definition.ts'

/**
 * Asking for a stand, without obligation (requirements 8.4); while the fair is full
 * the same request puts one on the waiting list.
 */
export const participation = {
  id: 'participation',
  reference: 'DA',
  title: { nl: 'Vraag deelname aan', en: 'Request participation' },
  submitLabel: { nl: 'Aanvraag versturen', en: 'Send request' },
  maxBodyBytes: 256 * 1024,
  keepsDraft: true,
  steps: [
    {
      id: 'request',
      title: { nl: 'Uw aanvraag', en: 'Your request' },
      parts: [
        {
          kind: 'text',
          name: 'organisation',
          label: { nl: 'Organisatie', en: 'Organisation' },
          rules: 'required|length:0,120',
          autocomplete: 'organization',
          sender: 'organisation',
        },
        {
          kind: 'select',
          name: 'category',
          label: { nl: 'Categorie', en: 'Category' },
          help: {
            nl: 'Waaronder bezoekers u vinden',
            en: 'Under which visitors find you',
          },
          rules: 'required',
          options: 'categories',
        },
        {
          kind: 'text',
          name: 'contactName',
          label: { nl: 'Contactpersoon', en: 'Contact person' },
          rules: 'required|length:0,100',
          autocomplete: 'name',
          sender: 'name',
        },
        {
          kind: 'email',
          name: 'email',
          label: { nl: 'E-mailadres', en: 'Email address' },
          rules: 'required|email|length:0,254',
          normalise: 'email',
          autocomplete: 'email',
          sender: 'email',
        },
        {
          kind: 'tel',
          name: 'phone',
          label: { nl: 'Telefoonnummer', en: 'Telephone number' },
          help: { nl: 'Bijvoorbeeld +31 10 000 00 00', en: 'For example +31 10 000 00 00' },
          rules: 'required|phone',
          normalise: 'phone',
          autocomplete: 'tel',
        },
        {
          kind: 'radio',
          name: 'standType',
          label: { nl: 'Standtype', en: 'Kind of stand' },
          rules: 'required',
          options: [
            {
              value: 'floor',
              label: { nl: 'Kale grond, vanaf 18 m²', en: 'Bare floor, 18 m² and up' },
            },
            {
              value: 'shell',
              label: { nl: 'Systeemstand, vanaf 9 m²', en: 'Shell scheme, 9 m² and up' },
            },
            {
              value: 'pavilion',
              label: { nl: 'Paviljoenplek van 6 m²', en: 'Pavilion place of 6 m²' },
            },
          ],
        },
        {
          kind: 'number',
          name: 'area',
          label: { nl: 'Gewenste oppervlakte in m²', en: 'Area wanted in m²' },
          rules: 'required|number|between:6,500',
          messages: {
            between: {
              nl: 'Vraag 6 tot 500 m² aan.',
              en: 'Ask for 6 to 500 m².',
            },
          },
          normalise: 'decimal',
        },
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
        {
          kind: 'textarea',
          name: 'remark',
          label: { nl: 'Opmerking', en: 'Remark' },
          rules: 'length:0,2000',
          normalise: 'lines',
        },
      ],
    },
  ],
} as const satisfies FormDefinition
