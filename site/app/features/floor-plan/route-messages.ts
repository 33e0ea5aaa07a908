import { defineMessages } from '~/i18n/messages.ts'

/** "bij stand 1.A12 " or nothing, for the steps of a route. */
const at = (word: string, stand: string) => (stand ? ` ${word} ${stand}` : '')

/** The way from a hall into the next: its name on both sides, its metres and minutes. */
interface CrossingWords {
  readonly from: string
  readonly to: string
  readonly metres: number
  readonly wait: number
}

export const routeMessages = defineMessages({
  nl: {
    metres: (n: string) => `${n} m`,
    minutes: (n: number) => `${n} min`,
    route: 'Looproute',
    from: 'Van',
    to: 'Naar',
    unknownSpot: 'Deze plek staat niet op de plattegrond. Kies er een uit de lijst.',
    stepFree: 'Drempelvrij',
    stepFreeHint: 'Brede gangpaden, geen treden, en met de lift tussen verdiepingen.',
    showRoute: 'Toon route',
    routeName: (from: string, to: string) => `Van ${from} naar ${to}`,
    distance: 'Afstand',
    walking: 'Lopen',
    minutesWalk: (n: number) => `${n} min lopen`,
    walkFrom: (from: string) => `vanaf ${from}`,
    stepStart: (from: string, metres: number) => `Begin bij ${from} en loop ${metres} m.`,
    stepEnter: (hall: string, metres: number) => `Loop in ${hall} ${metres} m rechtdoor.`,
    stepTurn: {
      left: (stand: string, metres: number) =>
        `Ga${at('bij stand', stand)} linksaf en loop ${metres} m.`,
      right: (stand: string, metres: number) =>
        `Ga${at('bij stand', stand)} rechtsaf en loop ${metres} m.`,
    },
    stepCross: {
      corridor: ({ from, metres }: CrossingWords, hall: string) =>
        `Loop door naar ${hall}: ${from}, ${metres} m.`,
      outside: ({ from, metres }: CrossingWords, hall: string) =>
        `Ga naar buiten en loop ${metres} m naar ${hall}: ${from}.`,
      stairs: ({ from, metres }: CrossingWords, hall: string) =>
        `Neem de trap naar ${hall}: ${from}, ${metres} m.`,
      lift: ({ from, wait }: CrossingWords, hall: string) =>
        `Neem de lift naar ${hall}: ${from}${wait > 0 ? `, ongeveer ${wait} min` : ''}.`,
      unmeasured: ({ from, to }: CrossingWords, hall: string) =>
        `Ga door ${from} naar buiten en kom door ${to} binnen in ${hall}.`,
    },
    stepEnd: (to: string) => `U bent bij ${to}.`,
    showPartIn: (hall: string) => `Toon dit deel in ${hall}`,
    unmeasured: 'De meters buiten, van hal naar hal, zijn niet meegeteld.',
    sameSpot: 'Kies twee verschillende plekken.',
    noRoute: 'Wij vinden hier geen route. Vraag het aan de infobalie.',
    swap: 'Draai om',
    clearRoute: 'Wis route',
  },
  en: {
    metres: (n) => `${n} m`,
    minutes: (n) => `${n} min`,
    route: 'Walking route',
    from: 'From',
    to: 'To',
    unknownSpot: 'This place is not on the floor plan. Choose one from the list.',
    stepFree: 'Step-free',
    stepFreeHint: 'Wide aisles, no steps, and lifts between floors.',
    showRoute: 'Show route',
    routeName: (from, to) => `From ${from} to ${to}`,
    distance: 'Distance',
    walking: 'On foot',
    minutesWalk: (n) => `${n} min walk`,
    walkFrom: (from) => `from ${from}`,
    stepStart: (from, metres) => `Start at ${from} and walk ${metres} m.`,
    stepEnter: (hall, metres) => `In ${hall}, walk ${metres} m straight on.`,
    stepTurn: {
      left: (stand, metres) => `Turn left${at('at stand', stand)} and walk ${metres} m.`,
      right: (stand, metres) => `Turn right${at('at stand', stand)} and walk ${metres} m.`,
    },
    stepCross: {
      corridor: ({ from, metres }, hall) => `Walk on to ${hall}: ${from}, ${metres} m.`,
      outside: ({ from, metres }, hall) => `Go outside and walk ${metres} m to ${hall}: ${from}.`,
      stairs: ({ from, metres }, hall) => `Take the stairs to ${hall}: ${from}, ${metres} m.`,
      lift: ({ from, wait }, hall) =>
        `Take the lift to ${hall}: ${from}${wait > 0 ? `, about ${wait} min` : ''}.`,
      unmeasured: ({ from, to }, hall) =>
        `Leave the building by ${from} and come into ${hall} by ${to}.`,
    },
    stepEnd: (to) => `You have arrived at ${to}.`,
    showPartIn: (hall) => `Show this part in ${hall}`,
    unmeasured: 'The metres outside, from hall to hall, are not included.',
    sameSpot: 'Choose two different places.',
    noRoute: 'We cannot find a route here. Please ask at the information desk.',
    swap: 'Reverse',
    clearRoute: 'Clear route',
  },
})
