import { defineMessages } from '~/i18n/messages.ts'

export const quotationMessages = defineMessages({
  nl: {
    quotation: 'Offerte',
    total: 'Totaal van uw bestelling',
    item: 'Onderdeel',
    receivedOn: (reference: string, moment: string) =>
      `Kenmerk ${reference}, ontvangen op ${moment}`,
    printReceipt: 'Print dit overzicht',
    price: 'Wat het kost',
    priceEmpty: 'Kies een pakket, een oppervlakte en het aantal open zijden. De prijs rekent mee.',
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
    receivedOn: (reference, moment) => `Reference ${reference}, received on ${moment}`,
    printReceipt: 'Print this summary',
    price: 'What it costs',
    priceEmpty: 'Choose a package, an area and the number of open sides to see the price.',
    amount: 'Amount',
    standEmpty: 'Choose a package, an area and the number of open sides to see your quotation.',
    orderEmpty: 'Choose a product and a quantity to see the total.',
    early: (date) => `The early booking discount applies if you sign by ${date}.`,
    reversed: 'The VAT is reverse-charged to your VAT number.',
    indicative: 'Your place is provisional until we confirm it.',
    by: (tariff) => `Calculated with ${tariff}.`,
    deliver: 'Submitting files',
    deliverBy: (product, date) => `${product}: by ${date}`,
  },
})
