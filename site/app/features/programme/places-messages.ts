import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page with the places of all items. */
export const placesMessages = defineMessages({
  nl: {
    title: 'Plaatsen',
    description: 'Welke onderdelen nog plaatsen hebben, op dit moment.',
    lead: (time: string) =>
      `Dit gold om ${time} uur. Laad de pagina opnieuw voor wat er nu vrij is.`,
    programme: 'Programma',
    unknown:
      'Hoeveel plaatsen er vrij zijn, weten wij nu niet. Probeer het over een minuut opnieuw.',
    none: 'Er komt niets meer waarvoor u zich aanmeldt.',
    waiting: (n: number) => (n === 1 ? '1 wacht' : `${n} wachten`),
    until: (time: string) => `tot\u00a0${time}`,
    signUp: 'Reserveer',
  },
  en: {
    title: 'Places',
    description: 'Which items still have places, at this moment.',
    lead: (time) => `This was so at ${time}. Load the page again for what is free now.`,
    programme: 'Programme',
    unknown: 'We do not know right now how many places are free. Please try again in a minute.',
    none: 'Nothing is left to sign up for.',
    waiting: (n) => `${n} waiting`,
    until: (time) => `to\u00a0${time}`,
    signUp: 'Reserve',
  },
})
