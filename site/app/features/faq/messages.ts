import { defineMessages } from '~/i18n/messages.ts'

export const faqMessages = defineMessages({
  nl: {
    title: 'Veelgestelde vragen',
    lead: 'Over uw bezoek, uw stand of uw sessie. Zoek op een woord of blader per groep.',
    description: 'Antwoorden op vragen van bezoekers, standhouders en sprekers.',
    search: 'Zoek in vragen en antwoorden',
    submit: 'Zoeken',
    found: (n: number) => (n === 1 ? '1 vraag' : `${n} vragen`),
    clear: 'Wis zoekopdracht',
    group: {
      visitor: 'Voor bezoekers',
      exhibitor: 'Voor standhouders',
      speaker: 'Voor sprekers',
    },
    none: 'Geen resultaten.',
    noneHint: 'Probeer een ander woord, of stel uw vraag aan ons.',
    noneYet: 'De vragen volgen.',
    noneYetHint: 'Stel uw vraag gerust rechtstreeks.',
    contact: 'Neem contact op',
    notFound: 'Staat uw vraag er niet bij?',
  },
  en: {
    title: 'Frequently asked questions',
    lead: 'About your visit, your stand or your session. Search for a word or browse by group.',
    description: 'Answers to questions from visitors, exhibitors and speakers.',
    search: 'Search questions and answers',
    submit: 'Search',
    found: (n) => (n === 1 ? '1 question' : `${n} questions`),
    clear: 'Clear search',
    group: {
      visitor: 'For visitors',
      exhibitor: 'For exhibitors',
      speaker: 'For speakers',
    },
    none: 'No results.',
    noneHint: 'Try a different word, or ask us your question.',
    noneYet: 'Questions and answers will follow.',
    noneYetHint: 'In the meantime, feel free to ask us your question.',
    contact: 'Contact us',
    notFound: 'Did not find your question?',
  },
})
