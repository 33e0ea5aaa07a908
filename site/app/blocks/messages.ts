import { defineMessages } from '~/i18n/messages.ts'

export const blockMessages = defineMessages({
  nl: {
    playVideo: 'Video afspelen',
    videoConsent: (host: string) =>
      `De video staat bij ${host}. Pas als u hem afspeelt, maakt uw browser verbinding met die site, die dan cookies kan plaatsen. Dat geldt zes maanden; zie Cookies.`,
    transcript: 'Lees de tekst van de video',
    download: 'Download',
    credit: (name: string) => `Beeld: ${name}`,
    broken: 'Dit onderdeel kan nu niet worden getoond.',
  },
  en: {
    playVideo: 'Play video',
    videoConsent: (host) =>
      `This video is hosted by ${host}. Your browser contacts that site only when you play the video; it may then set cookies. That holds for six months; see Cookies.`,
    transcript: 'Read the transcript',
    download: 'Download',
    credit: (name) => `Image: ${name}`,
    broken: 'This section cannot be shown at the moment.',
  },
})
