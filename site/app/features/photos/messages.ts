import { defineMessages } from '~/i18n/messages.ts'

export const photoMessages = defineMessages({
  nl: {
    count: (n: number) => (n === 1 ? '1 foto' : `${n} foto’s`),
    enlarge: (i: number, n: number) => `Foto ${i} van ${n}, groot bekijken`,
    credit: (photographer: string) => `Foto: ${photographer}`,
    remove: 'Verzoek tot verwijderen',
    removeNamed: (i: number) => `Verzoek tot verwijderen van foto ${i}`,
    removeSubject: (file: string, album: string) => `Verzoek tot verwijderen: ${file} (${album})`,
    removeHint: 'Staat u op een foto en wilt u dat niet? Klik onder de foto of mail',
    none: 'De foto’s volgen.',
    noneHint: 'Zodra de fotografen klaar zijn, vindt u hun werk hier.',
    home: 'Terug naar home',
    dutchOnly: 'Alleen in het Nederlands',
  },
  en: {
    count: (n) => (n === 1 ? '1 photo' : `${n} photos`),
    enlarge: (i, n) => `Photo ${i} of ${n}, view large`,
    credit: (photographer) => `Photo: ${photographer}`,
    remove: 'Request removal',
    removeNamed: (i) => `Request removal of photo ${i}`,
    removeSubject: (file, album) => `Removal request: ${file} (${album})`,
    removeHint: 'Are you in a photo and would rather not be? Click below the photo or mail',
    none: 'The photos will follow.',
    noneHint: 'As soon as the photographers are done, you will find their work here.',
    home: 'Back to home',
    dutchOnly: 'In Dutch only',
  },
})
