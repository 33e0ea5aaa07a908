import { defineMessages } from '~/i18n/messages.ts'

export const standChoiceMessages = defineMessages({
  nl: {
    open: 'Kies op de plattegrond',
    openFor: (preference: string) => `${preference}: kies op de plattegrond`,
    title: (preference: string) => `${preference}: kies een stand`,
    close: 'Sluiten',
    drawing: (hall: string) => `Plattegrond van ${hall}`,
    hint: 'De groene stands zijn vrij of in optie.',
    none: 'In deze hal is nu geen stand vrij.',
    halls: 'Hal',
    stand: (number: string, area: string, sides: number) =>
      `Stand ${number}, ${area}, ${sides === 1 ? '1 open zijde' : `${sides} open zijden`}`,
  },
  en: {
    open: 'Choose on the floor plan',
    openFor: (preference) => `${preference}: choose on the floor plan`,
    title: (preference) => `${preference}: choose a stand`,
    close: 'Close',
    drawing: (hall) => `Floor plan of ${hall}`,
    hint: 'Stands in green are available or under option.',
    none: 'No stands are available in this hall at the moment.',
    halls: 'Hall',
    stand: (number, area, sides) =>
      `Stand ${number}, ${area}, ${sides === 1 ? '1 open side' : `${sides} open sides`}`,
  },
})
