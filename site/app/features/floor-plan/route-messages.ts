import { defineMessages } from '~/i18n/messages.ts'

/** "bij stand 1.A12 " or nothing, for the steps of a route. */
const at = (word: string, stand: string) => (stand ? ` ${word} ${stand}` : '')

export const routeMessages = defineMessages({
  nl: {
    metres: (n: string) => `${n} m`,
    minutes: (n: number) => `${n} min`,
    route: 'Looproute',
    from: 'Van',
    to: 'Naar',
    unknownSpot: 'Deze plek staat niet op de plattegrond. Kies er een uit de lijst.',
    stepFree: 'Drempelvrij',
    stepFreeHint: 'Brede gangpaden, en met de lift tussen verdiepingen.',
    showRoute: 'Toon route',
    routeName: (from: string, to: string) => `Van ${from} naar ${to}`,
    distance: 'Afstand',
    walking: 'Lopen',
    stepStart: (from: string, metres: number) => `Begin bij ${from} en loop ${metres} m.`,
    stepTurn: {
      left: (stand: string, metres: number) =>
        `Ga${at('bij stand', stand)} linksaf en loop ${metres} m.`,
      right: (stand: string, metres: number) =>
        `Ga${at('bij stand', stand)} rechtsaf en loop ${metres} m.`,
    },
    stepCross: (door: string, hall: string) => `Ga via ${door} naar ${hall}.`,
    stepEnd: (to: string) => `U bent bij ${to}.`,
    showPartIn: (hall: string) => `Toon dit deel in ${hall}`,
    betweenHalls: 'De afstand tussen de hallen is niet meegeteld.',
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
    stepFreeHint: 'Wide aisles, and by lift between floors.',
    showRoute: 'Show route',
    routeName: (from, to) => `From ${from} to ${to}`,
    distance: 'Distance',
    walking: 'On foot',
    stepStart: (from, metres) => `Start at ${from} and walk ${metres} m.`,
    stepTurn: {
      left: (stand, metres) => `Turn left${at('at stand', stand)} and walk ${metres} m.`,
      right: (stand, metres) => `Turn right${at('at stand', stand)} and walk ${metres} m.`,
    },
    stepCross: (door, hall) => `Go by ${door} to ${hall}.`,
    stepEnd: (to) => `You are at ${to}.`,
    showPartIn: (hall) => `Show this part in ${hall}`,
    betweenHalls: 'The distance between the halls is not counted.',
    sameSpot: 'Choose two different places.',
    noRoute: 'We find no route here. Ask at the information desk.',
    swap: 'Reverse',
    clearRoute: 'Clear route',
  },
})
