import { defineMessages } from '~/i18n/messages.ts'

export const catalogueMessages = defineMessages({
  nl: {
    category: { signage: 'Signing in de hal', advertising: 'Advertenties' },
    excluding: 'Bedragen excl. btw',
    perUnit: { piece: 'per stuk', run: 'per oplage', day: 'per dag' },
    size: 'Maat',
    format: 'Bestand',
    deadline: 'Aanleveren',
    until: (date: string) => `tot en met ${date}`,
    passed: 'Verstreken',
    maximum: 'Ten hoogste',
    perExhibitor: (n: number) => `${n} per standhouder`,
    code: 'Code',
    order: 'Bestel',
    orderText: (email: string) =>
      `Kies producten en aantallen; het totaal rekent mee. Uw orderbevestiging krijgt u per e-mail. Vragen: ${email}.`,
    orderSent:
      'Uw orderbevestiging komt per e-mail. Hebt u nog geen bestanden gestuurd, dan staat daarin wanneer wij ze nodig hebben.',
    ordersClosed: 'Bestellen kan niet meer.',
    ordersClosedHint: 'De aanleverdata zijn verstreken. Neem contact op als u toch iets zoekt.',
    none: 'De catalogus volgt.',
    noneHint: 'Vraag gerust alvast naar de mogelijkheden.',
    contact: 'Neem contact op',
  },
  en: {
    category: { signage: 'Signage in the hall', advertising: 'Advertising' },
    excluding: 'Amounts excl. VAT',
    perUnit: { piece: 'each', run: 'per run', day: 'per day' },
    size: 'Size',
    format: 'File',
    deadline: 'Deliver',
    until: (date) => `by ${date}`,
    passed: 'Passed',
    maximum: 'At most',
    perExhibitor: (n) => `${n} per exhibitor`,
    code: 'Code',
    order: 'Order',
    orderText: (email) =>
      `Choose products and numbers; the total keeps count. Your order confirmation comes by email. Questions: ${email}.`,
    orderSent:
      'Your order confirmation comes by email. If you have not sent files yet, it says when we need them.',
    ordersClosed: 'Ordering has closed.',
    ordersClosedHint: 'The delivery dates have passed. Contact us if you still need something.',
    none: 'The catalogue will follow.',
    noneHint: 'Do ask about the possibilities.',
    contact: 'Contact us',
  },
})
