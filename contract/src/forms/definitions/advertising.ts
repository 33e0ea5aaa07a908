import { TERMS_PAGE } from '../../page-addresses.ts'
import { OTHER_EU_COUNTRIES } from '../../quotation/vat.ts'
import { COUNTRIES } from '../countries.ts'
import type { FormDefinition } from '../definition.ts'
import { exhibitorField, yourNameField } from './exhibitor-contact-fields.ts'
import { emailField, phoneField } from './sender-fields.ts'

const TEXT_VERSION = '2026-11'

/** Ordering from the catalogue of advertising and signage (requirements 8.7). */
export const advertising = {
  id: 'advertising',
  counted: { 200: 'lead order' },
  reference: 'AS',
  title: { nl: 'Bestel uit de catalogus', en: 'Order from the catalogue' },
  submitLabel: { nl: 'Bestelling versturen', en: 'Send order' },
  // Five files of 50,000 kB (requirements 7.5), and the texts.
  maxBodyBytes: (5 * 50_000 + 512) * 1024,
  keepsDraft: true,
  steps: [
    {
      id: 'order',
      title: { nl: 'Uw bestelling', en: 'Your order' },
      parts: [
        {
          kind: 'list',
          name: 'lines',
          label: { nl: 'Wat u bestelt', en: 'What you order' },
          itemLabel: { nl: 'Regel', en: 'Item' },
          addLabel: { nl: 'Regel toevoegen', en: 'Add an item' },
          minItems: 1,
          maxItems: 20,
          fields: [
            {
              kind: 'select',
              name: 'product',
              label: { nl: 'Product', en: 'Product' },
              rules: 'required',
              options: 'products',
            },
            {
              kind: 'number',
              name: 'amount',
              label: { nl: 'Aantal', en: 'Quantity' },
              rules: 'required|number|between:1,999|matches:/^[0-9]+$/',
              messages: {
                between: { nl: 'Kies 1 tot 999.', en: 'Choose 1 to 999.' },
                matches: { nl: 'Vul een heel getal in.', en: 'Enter a whole number.' },
              },
              initial: '1',
            },
          ],
        },
        {
          kind: 'group',
          name: 'customer',
          label: { nl: 'Voor wie', en: 'Your details' },
          fields: [
            exhibitorField,
            // It is printed on the confirmation.
            { ...yourNameField, rules: 'required|length:0,100|printable' },
            {
              ...emailField,
              help: {
                nl: 'Hierheen gaat de bevestiging',
                en: 'We will send the confirmation here',
              },
            },
            phoneField,
            {
              kind: 'select',
              name: 'country',
              label: { nl: 'Land van de factuur', en: 'Invoice country' },
              rules: 'required',
              options: COUNTRIES,
              initial: 'NL',
            },
            {
              kind: 'text',
              name: 'vatId',
              label: { nl: 'Btw-nummer', en: 'VAT number' },
              help: {
                nl: 'Met uw btw-nummer verleggen wij de btw naar u',
                en: 'With a VAT number, the VAT is reverse-charged to you',
              },
              rules: 'vatId:country|length:0,20',
              normalise: 'vat-id',
              when: { field: 'customer.country', is: OTHER_EU_COUNTRIES },
            },
            {
              kind: 'text',
              name: 'purchaseOrder',
              label: { nl: 'Inkoopordernummer', en: 'Purchase order number' },
              rules: 'length:0,50|printable',
            },
          ],
        },
        {
          kind: 'group',
          name: 'artwork',
          label: { nl: 'Uw bestanden', en: 'Your files' },
          fields: [
            {
              kind: 'radio',
              name: 'moment',
              label: { nl: 'Wanneer u aanlevert', en: 'When will you send them?' },
              rules: 'required',
              initial: 'later',
              options: [
                {
                  value: 'now',
                  label: { nl: 'Nu, met deze bestelling', en: 'Now, with this order' },
                },
                {
                  value: 'later',
                  label: {
                    nl: 'Later, uiterlijk op de aanleverdatum van elk product',
                    en: 'Later, by the deadline for each product',
                  },
                },
              ],
            },
            {
              kind: 'file',
              name: 'files',
              label: { nl: 'Bestanden', en: 'Files' },
              help: {
                nl: 'Pdf, ten hoogste vijf bestanden van 50.000 kB',
                en: 'PDF, up to five files of 50,000 kB each',
              },
              rules: 'required',
              files: { kinds: ['pdf'], maxFiles: 5, maxKilobytes: 50_000 },
              when: { field: 'artwork.moment', is: ['now'] },
            },
          ],
        },
        {
          kind: 'checkbox',
          name: 'agreed',
          label: {
            nl: 'Ik bestel tegen deze prijzen en ga akkoord met de voorwaarden',
            en: 'I order at these prices and agree to the terms',
          },
          reads: { page: TERMS_PAGE, label: { nl: 'Lees de voorwaarden', en: 'Read the terms' } },
          rules: 'accepted',
          messages: {
            accepted: {
              nl: 'Zonder dit vinkje kunnen wij uw bestelling niet aannemen.',
              en: 'Without this tick we cannot take your order.',
            },
          },
          consent: { subject: 'terms', textVersion: TEXT_VERSION },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
