import { COUNTRIES, EU_COUNTRIES } from '../../countries.ts'
import type { Step } from '../../definition.ts'

/** The contracting company. */
export const companyStep = {
  id: 'company',
  title: { nl: 'Bedrijf', en: 'Company' },
  parts: [
    {
      kind: 'group',
      name: 'company',
      label: { nl: 'Uw organisatie', en: 'Your organisation' },
      fields: [
        {
          kind: 'text',
          name: 'legalName',
          label: { nl: 'Statutaire naam', en: 'Registered name' },
          help: {
            nl: 'Zoals in het handelsregister',
            en: 'As in the commercial register',
          },
          rules: 'required|length:0,120|printable',
          autocomplete: 'organization',
          sender: 'organisation',
        },
        {
          kind: 'text',
          name: 'tradeName',
          label: { nl: 'Handelsnaam', en: 'Trade name' },
          help: { nl: 'Als die anders is', en: 'If different' },
          rules: 'length:0,120|printable',
        },
        {
          kind: 'radio',
          name: 'kind',
          label: { nl: 'Soort organisatie', en: 'Type of organisation' },
          help: {
            nl: 'Corporaties en overheden krijgen korting op de grondprijs',
            en: 'Associations and public authorities receive a discount on the floor price',
          },
          rules: 'required',
          options: [
            {
              value: 'business',
              label: { nl: 'Bedrijf of stichting', en: 'Business or foundation' },
            },
            {
              value: 'housing-association',
              label: { nl: 'Corporatie', en: 'Association' },
            },
            { value: 'authority', label: { nl: 'Overheid', en: 'Public authority' } },
          ],
        },
        {
          kind: 'select',
          name: 'country',
          label: { nl: 'Land van vestiging', en: 'Country of establishment' },
          rules: 'required',
          options: COUNTRIES,
          initial: 'NL',
          autocomplete: 'country',
        },
        {
          kind: 'text',
          name: 'kvk',
          label: { nl: 'KvK-nummer', en: 'Chamber of commerce number (KvK)' },
          help: { nl: '8 cijfers', en: '8 digits' },
          rules: 'required|kvk|length:0,20',
          normalise: 'digits',
          sender: 'kvk',
          when: { field: 'company.country', is: ['NL'] },
        },
        {
          kind: 'radio',
          name: 'entrepreneur',
          label: { nl: 'Ondernemer voor de btw', en: 'Registered for VAT' },
          rules: 'required',
          options: [
            { value: 'yes', label: { nl: 'Ja', en: 'Yes' } },
            { value: 'no', label: { nl: 'Nee', en: 'No' } },
          ],
          when: { field: 'company.country', is: EU_COUNTRIES },
        },
        {
          kind: 'text',
          name: 'vatId',
          label: { nl: 'Btw-nummer', en: 'VAT number' },
          help: {
            nl: 'Bijvoorbeeld NL000099998B57. Uit een ander EU-land verleggen wij de btw naar u.',
            en: 'For example NL000099998B57. For other EU countries, the VAT is reverse-charged to you.',
          },
          rules: 'required|vatId:country|length:0,20',
          normalise: 'vat-id',
          when: { field: 'company.entrepreneur', is: ['yes'] },
        },
        {
          kind: 'text',
          name: 'street',
          label: { nl: 'Straat en huisnummer', en: 'Street and number' },
          rules: 'required|length:0,120|printable',
          autocomplete: 'address-line1',
        },
        {
          kind: 'text',
          name: 'postcode',
          label: { nl: 'Postcode', en: 'Postcode' },
          rules: 'required|postcode:country|length:0,12',
          normalise: 'postcode',
          autocomplete: 'postal-code',
        },
        {
          kind: 'text',
          name: 'city',
          label: { nl: 'Plaats', en: 'Town' },
          rules: 'required|length:0,80|printable',
          autocomplete: 'address-level2',
        },
      ],
    },
  ],
} as const satisfies Step
