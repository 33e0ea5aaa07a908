import { defineMessages } from '~/i18n/messages.ts'

/** Texts of scanning badges, at doors and at stands, and of what can be shared then. */
export const scanningMessages = defineMessages({
  nl: {
    camera: 'Camera',
    cameraOn: 'Zet de camera aan',
    cameraOff: 'Zet de camera uit',
    cameraRefused: 'De camera mag niet aan. Sta dat toe in de browser, of ga hieronder verder.',
    cameraNone: 'Deze telefoon geeft geen camera. Ga hieronder verder.',
    offline: (since: string) => `Geen verbinding sinds ${since} uur. Ga gerust door.`,
    waiting: (n: number) => (n === 1 ? '1 wacht op versturen.' : `${n} wachten op versturen.`),
    closed: 'U bent uitgelogd, of mag hier niet meer scannen. Log opnieuw in om te versturen.',
    signIn: 'Log in',
    fields: {
      name: 'Naam',
      organisation: 'Organisatie',
      jobTitle: 'Functie',
      email: 'E-mailadres',
      phone: 'Telefoonnummer',
    },
    alwaysName: 'hoort er altijd bij',
  },
  en: {
    camera: 'Camera',
    cameraOn: 'Turn camera on',
    cameraOff: 'Turn camera off',
    cameraRefused: 'The camera is not allowed. Allow it in the browser, or continue below.',
    cameraNone: 'This phone offers no camera. Continue below.',
    offline: (since) => `No connection since ${since}. Carry on all the same.`,
    waiting: (n) => `${n} waiting to be sent.`,
    closed: 'You are signed out, or may not scan here any more. Sign in again to send.',
    signIn: 'Sign in',
    fields: {
      name: 'Name',
      organisation: 'Organisation',
      jobTitle: 'Job title',
      email: 'Email address',
      phone: 'Telephone number',
    },
    alwaysName: 'is always included',
  },
})
