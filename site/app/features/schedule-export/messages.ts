import { defineMessages } from '~/i18n/messages.ts'

export const exportMessages = defineMessages({
  nl: {
    programmeOf: (fair: string) => `Programma ${fair}`,
    ownFair: (fair: string) => `Mijn beurs, ${fair}`,
    note: (note: string) => `Uw notitie: ${note}`,
    stand: (number: string) => `Stand ${number}`,
    meeting: (name: string) => `Gesprek met ${name}`,
    recording: 'Opname',
    presentation: 'Presentatie',
  },
  en: {
    programmeOf: (fair) => `Programme ${fair}`,
    ownFair: (fair) => `My fair, ${fair}`,
    note: (note) => `Your note: ${note}`,
    stand: (number) => `Stand ${number}`,
    meeting: (name) => `Meeting with ${name}`,
    recording: 'Recording',
    presentation: 'Presentation',
  },
})
