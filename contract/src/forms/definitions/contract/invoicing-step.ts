import { COUNTRIES } from '../../countries.ts'
import type { Condition, Step } from '../../definition.ts'

const OTHER_ADDRESS: Condition = { field: 'invoicing.sameAddress', is: [false] }
const AUTHORITY: Condition = { field: 'company.kind', is: ['authority'] }
export const BY_DIRECT_DEBIT: Condition = { field: 'invoicing.payment', is: ['sepa'] }

/** The invoice address and the way to pay. An account number is asked for direct debit only. */
export const invoicingStep = {
  id: 'invoicing',
  title: { nl: 'Facturatie', en: 'Invoicing' },
  parts: [
    {
      kind: 'group',
      name: 'invoicing',
      label: { nl: 'Factuur en betaling', en: 'Invoice and payment' },
      fields: [
        {
          kind: 'checkbox',
          name: 'sameAddress',
          label: {
            nl: 'De factuur gaat naar het adres van de organisatie',
            en: 'Send the invoice to the address of the organisation',
          },
          initial: true,
        },
        {
          kind: 'text',
          name: 'name',
          label: { nl: 'Naam op de factuur', en: 'Name on the invoice' },
          rules: 'required|length:0,120',
          when: OTHER_ADDRESS,
        },
        {
          kind: 'text',
          name: 'street',
          label: { nl: 'Straat en huisnummer of postbus', en: 'Street and number or PO box' },
          rules: 'required|length:0,120',
          autocomplete: 'billing address-line1',
          when: OTHER_ADDRESS,
        },
        {
          kind: 'select',
          name: 'country',
          label: { nl: 'Land', en: 'Country' },
          rules: 'required',
          options: COUNTRIES,
          initial: 'NL',
          autocomplete: 'billing country',
          when: OTHER_ADDRESS,
        },
        {
          kind: 'text',
          name: 'postcode',
          label: { nl: 'Postcode', en: 'Postcode' },
          rules: 'required|postcode:country|length:0,12',
          normalise: 'postcode',
          autocomplete: 'billing postal-code',
          when: OTHER_ADDRESS,
        },
        {
          kind: 'text',
          name: 'city',
          label: { nl: 'Plaats', en: 'Town' },
          rules: 'required|length:0,80',
          autocomplete: 'billing address-level2',
          when: OTHER_ADDRESS,
        },
        {
          kind: 'email',
          name: 'email',
          label: { nl: 'E-mailadres voor de factuur', en: 'Email address for the invoice' },
          rules: 'required|email|length:0,254',
          autocomplete: 'billing email',
        },
        {
          kind: 'text',
          name: 'purchaseOrder',
          label: { nl: 'Inkoopordernummer', en: 'Purchase order number' },
          help: { nl: 'Staat op de factuur', en: 'It will be shown on the invoice' },
          rules: 'length:0,50',
        },
        {
          kind: 'text',
          name: 'peppolId',
          label: { nl: 'Peppol-ID', en: 'Peppol ID' },
          help: {
            nl: 'Voor e-facturen, bijvoorbeeld 0190:00000001234567890000',
            en: 'For e-invoices, for example 0190:00000001234567890000',
          },
          rules: 'matches:/^[0-9]+:[A-Za-z0-9]+$/|length:0,50',
          messages: {
            matches: {
              nl: 'Een Peppol-ID is een nummer, een dubbele punt en een kenmerk.',
              en: 'A Peppol ID consists of a number, a colon and an identifier.',
            },
          },
          when: AUTHORITY,
        },
        {
          kind: 'text',
          name: 'oin',
          label: { nl: 'OIN', en: 'OIN (organisation identification number)' },
          help: { nl: '20 cijfers', en: '20 digits' },
          rules: 'matches:/^[0-9]+$/|length:20,20',
          messages: {
            matches: { nl: 'Een OIN heeft 20 cijfers.', en: 'An OIN has 20 digits.' },
            length: { nl: 'Een OIN heeft 20 cijfers.', en: 'An OIN has 20 digits.' },
          },
          normalise: 'digits',
          when: AUTHORITY,
        },
        {
          kind: 'radio',
          name: 'payment',
          label: { nl: 'Hoe u betaalt', en: 'Payment method' },
          rules: 'required',
          initial: 'invoice',
          options: [
            { value: 'invoice', label: { nl: 'Op factuur', en: 'By invoice' } },
            { value: 'sepa', label: { nl: 'Per SEPA-incasso', en: 'By SEPA direct debit' } },
          ],
        },
        {
          kind: 'text',
          name: 'accountHolder',
          label: { nl: 'Rekening op naam van', en: 'Account holder' },
          rules: 'required|length:0,70|printable',
          when: BY_DIRECT_DEBIT,
        },
        {
          kind: 'text',
          name: 'iban',
          label: { nl: 'IBAN', en: 'IBAN' },
          help: {
            nl: 'Bijvoorbeeld NL91 ABNA 0417 1643 00',
            en: 'For example NL91 ABNA 0417 1643 00',
          },
          rules: 'required|iban|length:0,34',
          normalise: 'iban',
          omitFrom: ['drafts', 'mails', 'exports'],
          when: BY_DIRECT_DEBIT,
        },
      ],
    },
  ],
} as const satisfies Step
