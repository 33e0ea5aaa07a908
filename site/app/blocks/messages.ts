import { defineMessages } from '~/i18n/messages.ts'

export const blockMessages = defineMessages({
  nl: {
    playVideo: 'Video afspelen',
    videoConsent: (host: string) =>
      `De video staat bij ${host}. Pas als u hem afspeelt, maakt uw browser verbinding met die site, die dan cookies kan plaatsen.`,
    transcript: 'Lees de tekst van de video',
    download: 'Download',
    credit: (name: string) => `Beeld: ${name}`,
    broken: 'Dit onderdeel kan nu niet worden getoond.',
    dutchOnly: 'Alleen in het Nederlands',
  },
  en: {
    playVideo: 'Play video',
    videoConsent: (host) =>
      `This video is hosted by ${host}. Only when you play it does your browser contact that site, which may then set cookies.`,
    transcript: 'Read the text of the video',
    download: 'Download',
    credit: (name) => `Image: ${name}`,
    broken: 'This part cannot be shown right now.',
    dutchOnly: 'In Dutch only',
  },
})
