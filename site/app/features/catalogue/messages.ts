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
    receipt: 'Uw bestelling',
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
    deadline: 'Files due',
    until: (date) => `by ${date}`,
    passed: 'Closed',
    maximum: 'At most',
    perExhibitor: (n) => `${n} per exhibitor`,
    code: 'Code',
    order: 'Order',
    orderText: (email) =>
      `Choose products and quantities; the total is updated as you go. Your order confirmation will arrive by email. Any questions? Write to ${email}.`,
    receipt: 'Your order',
    orderSent:
      'Your order confirmation will arrive by email. If you have not sent your files yet, it tells you when we need them.',
    ordersClosed: 'Ordering has closed.',
    ordersClosedHint:
      'The deadlines for files have passed. Contact us if you still need something.',
    none: 'The catalogue will follow.',
    noneHint: 'Feel free to ask what is possible.',
    contact: 'Contact us',
  },
})
