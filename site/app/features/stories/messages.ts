import { defineMessages } from '~/i18n/messages.ts'

export const storyMessages = defineMessages({
  nl: {
    title: { news: 'Nieuws', interviews: 'Interviews' },
    lead: {
      news: 'Wat er verandert op de beurs en in het vak eromheen.',
      interviews:
        'Mensen uit de praktijk over wat werkte, wat misging en wat zij op de beurs laten zien.',
    },
    none: { news: 'Nog geen berichten.', interviews: 'Nog geen interviews.' },
    noneHint: {
      news: 'Zodra er nieuws is, staat het hier.',
      interviews: 'Zodra het eerste gesprek is opgeschreven, staat het hier.',
    },
    viewProgramme: 'Bekijk het programma',
    more: 'Toon meer',
    shown: (shown: number, all: number) => `${shown} van ${all}`,
    feed: 'Volg met een feedlezer',
    by: (author: string) => `Door ${author}`,
    speaks: 'In gesprek met',
    related: 'Verder lezen',
    neighbours: { news: 'Ander nieuws', interviews: 'Andere interviews' },
    neighbour: {
      news: { before: 'Vorig bericht', after: 'Volgend bericht' },
      interviews: { before: 'Vorig interview', after: 'Volgend interview' },
    },
    about: 'In dit verhaal',
  },
  en: {
    title: { news: 'News', interviews: 'Interviews' },
    lead: {
      news: 'What is changing at the fair and in the field around it.',
      interviews:
        'People from the field on what worked, what went wrong and what they will be showing at the fair.',
    },
    none: { news: 'No news yet.', interviews: 'No interviews yet.' },
    noneHint: {
      news: 'News will appear here as soon as there is any.',
      interviews: 'The first interview will appear here soon.',
    },
    viewProgramme: 'View the programme',
    more: 'Show more',
    shown: (shown, all) => `${shown} of ${all}`,
    feed: 'Follow in a feed reader',
    by: (author) => `By ${author}`,
    speaks: 'In conversation with',
    related: 'Read more',
    neighbours: { news: 'Other news', interviews: 'Other interviews' },
    neighbour: {
      news: { before: 'Previous news item', after: 'Next news item' },
      interviews: { before: 'Previous interview', after: 'Next interview' },
    },
    about: 'In this story',
  },
})
