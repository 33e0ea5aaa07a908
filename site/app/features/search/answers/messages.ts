import { defineMessages } from '~/i18n/messages.ts'

export const answerMessages = defineMessages({
  nl: {
    hours: (fair: string) => `${fair}: data en openingstijden`,
    from: (opens: string, closes: string) => `${opens} tot ${closes} uur`,
    address: 'Adres',
    standPrice: 'Wat kost een stand?',
    package: { floor: 'Kale grond', shell: 'Systeemstand', pavilion: 'Plek in een paviljoen' },
    perArea: (price: string, least: string) => `${price} per m², vanaf ${least}`,
    placeOf: (price: string, area: string) => `${price} voor ${area}`,
    withoutVat: 'Bedragen zonder btw.',
  },
  en: {
    hours: (fair) => `${fair}: dates and opening hours`,
    from: (opens, closes) => `${opens} to ${closes}`,
    address: 'Address',
    standPrice: 'What does a stand cost?',
    package: { floor: 'Bare floor', shell: 'Shell scheme', pavilion: 'Pavilion space' },
    perArea: (price, least) => `${price} per m², from ${least}`,
    placeOf: (price, area) => `${price} for ${area}`,
    withoutVat: 'Amounts excl. VAT.',
  },
})
