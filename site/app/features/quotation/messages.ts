import { defineMessages } from '~/i18n/messages.ts'

export const quotationMessages = defineMessages({
  nl: {
    quotation: 'Offerte',
    total: 'Totaal van uw bestelling',
    item: 'Onderdeel',
    amount: 'Bedrag',
    standEmpty:
      'Kies een pakket, een oppervlakte en het aantal open zijden. De offerte rekent mee.',
    orderEmpty: 'Kies een product en een aantal. Het totaal rekent mee.',
    early: (date: string) => `De vroegboekkorting geldt als u uiterlijk ${date} tekent.`,
    reversed: 'Wij verleggen de btw naar uw btw-nummer.',
    indicative: 'Uw plaats is indicatief tot wij die bevestigen.',
    by: (tariff: string) => `Berekend met ${tariff}.`,
    deliver: 'Bestanden aanleveren',
    deliverBy: (product: string, date: string) => `${product}: uiterlijk ${date}`,
  },
  en: {
    quotation: 'Quotation',
    total: 'Total of your order',
    item: 'Item',
    amount: 'Amount',
    standEmpty:
      'Choose a package, an area and the number of open sides. The quotation keeps count.',
    orderEmpty: 'Choose a product and a number. The total keeps count.',
    early: (date) => `The early booking reduction holds if you sign by ${date}.`,
    reversed: 'The VAT is reverse-charged to your VAT number.',
    indicative: 'Your place is indicative until we confirm it.',
    by: (tariff) => `Computed with ${tariff}.`,
    deliver: 'Delivering files',
    deliverBy: (product, date) => `${product}: by ${date}`,
  },
})
