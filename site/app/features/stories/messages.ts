import { defineMessages } from '~/i18n/messages.ts'

export const storyMessages = defineMessages({
  nl: {
    news: 'Nieuws',
    newsLead: 'Wat er verandert op de beurs en in de bouw eromheen.',
    interviews: 'Interviews',
    interviewsLead:
      'Bestuurders, ontwerpers en bouwers over wat werkte, wat misging en wat zij op de beurs laten zien.',
    none: 'Nog geen berichten.',
    noneHint: 'Zodra er nieuws is, staat het hier.',
    viewProgramme: 'Bekijk het programma',
    pages: 'Pagina’s',
    previous: 'Vorige',
    next: 'Volgende',
    position: (from: number, to: number, all: number) => `${from}–${to} van ${all}`,
    by: (author: string) => `Door ${author}`,
    breadcrumb: 'Kruimelpad',
    related: 'Verder lezen',
    about: 'In dit verhaal',
    dutchOnly: 'Alleen in het Nederlands',
  },
  en: {
    news: 'News',
    newsLead: 'What is changing at the fair and in the construction world around it.',
    interviews: 'Interviews',
    interviewsLead:
      'Directors, designers and builders on what worked, what went wrong and what they will show at the fair.',
    none: 'No stories yet.',
    noneHint: 'As soon as there is news, it will be here.',
    viewProgramme: 'View the programme',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (from, to, all) => `${from}–${to} of ${all}`,
    by: (author) => `By ${author}`,
    breadcrumb: 'Breadcrumb',
    related: 'Read on',
    about: 'In this story',
    dutchOnly: 'In Dutch only',
  },
})
