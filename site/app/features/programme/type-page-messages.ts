import { count } from '@beursvloer/contract/count'
import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the pages about tours and about knowledge sessions. */
export const typePageMessages = defineMessages({
  nl: {
    persons: (n: number) => count(n, 'persoon', 'personen'),
    places: (n: number) => count(n, 'plaats', 'plaatsen'),
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
        places: 'Het aantal plaatsen is beperkt: meld u aan.',
        arrive: 'Wees vijf minuten voor vertrek bij het startpunt. Daarna vertrekt de groep.',
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
        places: 'Het aantal plaatsen is beperkt: meld u aan.',
        arrive: 'De deur gaat vijf minuten voor het begin open.',
      },
    },
  },
  en: {
    persons: (n) => count(n, 'person', 'people'),
    places: (n) => count(n, 'place', 'places'),
    tours: {
      title: 'Tours',
      lead: 'A guide takes you past the stands that answer a single question. See what is on show, put your questions to the people who make it, and be back in time for the next session.',
      description: 'Guided tours of the fair, each along a fixed route.',
      duration: 'per tour',
      group: 'per group',
      start: 'starting point',
      howTitle: 'How to join',
      how: {
        choose: 'Choose a tour and save it to your programme.',
        places: 'Places are limited: please sign up.',
        arrive: 'Be at the starting point five minutes early. The group leaves on time.',
      },
    },
    sessions: {
      title: 'Knowledge sessions',
      lead: 'A fellow professional tells you what works, what it costs and what was disappointing. A small room, real figures and half the time for your questions.',
      description:
        'Knowledge sessions in small rooms: real cases, with figures and time for questions.',
      duration: 'per session',
      group: 'per room',
      start: 'rooms',
      howTitle: 'How to take part',
      how: {
        choose: 'Choose a session and save it to your programme.',
        places: 'Places are limited: please sign up.',
        arrive: 'Doors open five minutes before the start.',
      },
    },
  },
})
