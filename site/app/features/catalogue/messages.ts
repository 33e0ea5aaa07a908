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
    orderText:
      'Mail de codes en aantallen met uw standnummer; u krijgt binnen drie werkdagen een bevestiging.',
    orderMail: 'Mail uw bestelling',
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
    orderText:
      'Mail the codes and quantities with your stand number; you receive a confirmation within three working days.',
    orderMail: 'Mail your order',
    none: 'The catalogue will follow.',
    noneHint: 'Do ask about the possibilities.',
    contact: 'Contact us',
  },
})
