import { defineMessages } from '~/i18n/messages.ts'

export const speakerMessages = defineMessages({
  nl: {
    askMeeting: 'Vraag een gesprek aan',
    title: 'Sprekers',
    lead: (n: number) =>
      n === 1
        ? 'Eén spreker vertelt wat werkt, wat het kost en wat beter had gekund.'
        : `${n} mensen uit de praktijk vertellen wat werkt, wat het kost en wat zij anders zouden doen.`,
    description: 'Alle sprekers van de beurs, met hun sessies.',
    search: 'Zoek op naam of organisatie',
    submit: 'Zoeken',
    byLetter: 'Op letter',
    byTheme: 'Op thema',
    found: (n: number) => (n === 1 ? '1 spreker' : `${n} sprekers`),
    clear: 'Wis filters',
    none: 'Geen resultaten.',
    noneHint: 'Probeer een ander woord of haal een filter weg.',
    noneYet: 'De sprekers volgen.',
    noneYetHint: 'Zodra het programma bekend is, vindt u hier wie er spreekt.',
    sessionFollows: 'Sessie volgt',
    sessionsOf: (name: string) => `${name} op de beurs`,
    profile: 'LinkedIn-profiel',
    portraitOf: (name: string) => `Portret van ${name}`,
    allSpeakers: 'Alle sprekers',
    viewProgramme: 'Bekijk het programma',
  },
  en: {
    askMeeting: 'Request a meeting',
    title: 'Speakers',
    lead: (n) =>
      n === 1
        ? 'One speaker on what works, what it costs and what could have gone better.'
        : `${n} people from the field on what works, what it costs and what they would do differently.`,
    description: 'All speakers at the fair, with their sessions.',
    search: 'Search by name or organisation',
    submit: 'Search',
    byLetter: 'By letter',
    byTheme: 'By theme',
    found: (n) => (n === 1 ? '1 speaker' : `${n} speakers`),
    clear: 'Clear filters',
    none: 'No results.',
    noneHint: 'Try a different word or remove a filter.',
    noneYet: 'Speakers to be announced.',
    noneYetHint: 'The speakers will appear here as soon as the programme is known.',
    sessionFollows: 'Session to follow',
    sessionsOf: (name) => `${name} at the fair`,
    profile: 'LinkedIn profile',
    portraitOf: (name) => `Portrait of ${name}`,
    allSpeakers: 'All speakers',
    viewProgramme: 'View the programme',
  },
})
