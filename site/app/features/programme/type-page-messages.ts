import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the pages about tours and about knowledge sessions. */
export const typePageMessages = defineMessages({
  nl: {
    persons: (n: number) => `${n} personen`,
    places: (n: number) => `${n} plaatsen`,
    tours: {
      title: 'Tours',
      lead: 'Met een gids langs de stands die bij één vraag horen. U ziet wat er staat, stelt uw vragen aan wie het maakt en bent op tijd terug voor de volgende sessie.',
      description: 'Rondleidingen over de beursvloer, met een gids en een vaste route.',
      duration: 'per tour',
      group: 'per groep',
      start: 'vertrekpunt',
      howTitle: 'Zo gaat u mee',
      how: {
        choose: 'Kies een tour en bewaar hem in uw programma.',
        signUp:
          'Aanmelden kan zodra u zich als bezoeker registreert. Is een tour vol, dan kunt u op de wachtlijst.',
        arrive:
          'Wees vijf minuten voor vertrek bij het startpunt. De gids houdt uw plaats tot de groep loopt.',
      },
    },
    sessions: {
      title: 'Kennissessies',
      lead: 'Een vakgenoot vertelt wat werkt, wat het kost en wat tegenviel. Kleine zaal, echte cijfers en de helft van de tijd voor uw vragen.',
      description:
        'Kennissessies in kleine zalen: praktijkverhalen met cijfers en ruimte voor vragen.',
      duration: 'per sessie',
      group: 'per zaal',
      start: 'zalen',
      howTitle: 'Zo doet u mee',
      how: {
        choose: 'Kies een sessie en bewaar haar in uw programma.',
        signUp:
          'Aanmelden kan zodra u zich als bezoeker registreert. Is een sessie vol, dan kunt u op de wachtlijst.',
        arrive:
          'De deur gaat vijf minuten voor het begin open. Wat er overblijft, is voor wie zonder aanmelding komt.',
      },
    },
  },
  en: {
    persons: (n) => `${n} people`,
    places: (n) => `${n} places`,
    tours: {
      title: 'Tours',
      lead: 'With a guide past the stands that answer one question. See what is there, put your questions to those who make it, and be back in time for the next session.',
      description: 'Guided tours of the fair along a fixed route.',
      duration: 'per tour',
      group: 'per group',
      start: 'starting point',
      howTitle: 'How to join',
      how: {
        choose: 'Choose a tour and save it in your programme.',
        signUp:
          'You can sign up once you register as a visitor. When a tour is full, you can join the waiting list.',
        arrive:
          'Be at the starting point five minutes before departure. The guide keeps your place until the group leaves.',
      },
    },
    sessions: {
      title: 'Knowledge sessions',
      lead: 'A fellow professional tells you what works, what it costs and what disappointed. A small room, real figures and half of the time for your questions.',
      description: 'Knowledge sessions in small rooms: cases with figures and time for questions.',
      duration: 'per session',
      group: 'per room',
      start: 'rooms',
      howTitle: 'How to take part',
      how: {
        choose: 'Choose a session and save it in your programme.',
        signUp:
          'You can sign up once you register as a visitor. When a session is full, you can join the waiting list.',
        arrive:
          'The door opens five minutes before the start. What is left is for those who come without signing up.',
      },
    },
  },
})
