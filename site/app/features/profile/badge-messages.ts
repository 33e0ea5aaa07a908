import { defineMessages } from '~/i18n/messages.ts'

/** Texts on and around the badge. */
export const badgeMessages = defineMessages({
  nl: {
    title: 'Uw badge',
    back: 'Bezoekersprofiel',
    description: 'Uw badge om te tonen, te printen of te bewaren.',
    kinds: { visitor: 'Bezoeker', stand: 'Stand' },
    qr: 'QR-code van uw badge',
    code: 'Werkt een scanner niet? Uw badgecode is',
    days: 'Dagen',
    noDays: 'Nog niet gekozen',
    noName: 'Naam volgt',
    lead: 'Toon de QR-code bij de ingang. Bewaar haar als afbeelding: dan hebt u haar ook zonder internet.',
    print: 'Print',
    printHelp:
      'Op A6 (105 × 148 mm), of op A4 zonder schalen (100%). Zo past de badge in de badgehouder.',
    keep: 'Bewaren op uw apparaat',
    png: 'Als afbeelding (PNG)',
    svg: 'Als tekening (SVG)',
  },
  en: {
    title: 'Your badge',
    back: 'Visitor profile',
    description: 'Your badge: show it, print it or save it.',
    kinds: { visitor: 'Visitor', stand: 'Stand' },
    qr: 'QR code of your badge',
    code: 'Scanner not working? Your badge code is',
    days: 'Days',
    noDays: 'Not chosen yet',
    noName: 'Name to follow',
    lead: 'Show the QR code at the entrance. Save it as an image to have it at hand without an internet connection.',
    print: 'Print',
    printHelp: 'On A6 (105 × 148 mm), or on A4 without scaling (100%). It fits the badge holder.',
    keep: 'Save it on your device',
    png: 'As an image (PNG)',
    svg: 'As a drawing (SVG)',
  },
})
