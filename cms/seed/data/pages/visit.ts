import type { PageSeed } from '../../types-floor.ts'

/** Venue, contact, about, and the bare page for screens in the hall. */
export const visitPages: PageSeed[] = [
  {
    slug: 'locatie',
    title: { nl: 'Locatie', en: 'Venue' },
    intro: {
      nl: 'Expohal De Kade, Kade 1 in Meerhaven: negen minuten met de bus vanaf het station, gelijkvloers, met fietsenstalling voor de deur.',
      en: 'Expohal De Kade, Kade 1 in Meerhaven: nine minutes by bus from the station, all on one level, with bicycle parking at the door.',
    },
    blocks: {
      nl: [
        { block: 'part', part: 'venue' },
        {
          block: 'columns',
          title: 'Zo komt u er',
          columns: [
            {
              title: 'Openbaar vervoer',
              body: 'Vanaf station Meerhaven rijdt bus 12 elke tien minuten naar halte Expohal; de rit duurt 9 minuten. Op beursdagen rijdt ook een gratis pendelbus, herkenbaar aan het groene dak.',
            },
            {
              title: 'Fiets',
              body: 'Vanaf het station loopt een doorfietsroute langs het water, 2,4 kilometer. De stalling voor de deur is overdekt, gratis en bewaakt, ook voor bakfietsen.',
            },
            {
              title: 'Auto',
              body: 'Volg vanaf de ring de borden Kade. Op het parkeerdek is plaats voor 600 auto’s; een dag kost 9 euro. Er zijn 24 laadpunten en zes gehandicaptenplaatsen bij de lift.',
            },
          ],
        },
        {
          block: 'text',
          title: 'Toegankelijk',
          body: 'Beide hallen zijn gelijkvloers en de paden zijn ten minste drie meter breed. De lift van het parkeerdek komt uit in hal 1. In hal 2 vindt u een stilteruimte en een aangepast toilet. Hebt u hulp nodig bij binnenkomst, bel dan +31 10 000 00 00; wij staan klaar.',
        },
        {
          block: 'cards',
          title: 'Blijft u slapen?',
          cards: [
            {
              title: 'Hotel De Loskade',
              text: 'Aan het water, vijf minuten lopen. Met de code DAKWAARTS betaalt u 109 euro.',
              target: 'https://loskade.example',
              icon: 'hotel',
            },
            {
              title: 'Herberg Het Anker',
              text: 'Kamers boven de brouwerij in het centrum, vanaf 84 euro.',
              target: 'https://hetanker.example',
              icon: 'beer',
            },
            {
              title: 'De Slaapkade',
              text: 'Slaapzalen en tweepersoonskamers voor studenten en ploegen.',
              target: 'https://stayokade.example',
              icon: 'bed-double',
            },
          ],
        },
        {
          block: 'call-to-action',
          title: 'Weet u de weg in de hal?',
          text: 'De plattegrond toont alle stands, zalen en voorzieningen. Of neem de lijst ernaast.',
          label: 'Open de plattegrond',
          target: '/plattegrond',
        },
      ],
      en: [
        { block: 'part', part: 'venue' },
        {
          block: 'columns',
          title: 'How to get here',
          columns: [
            {
              title: 'Public transport',
              body: 'Bus 12 runs every ten minutes from Meerhaven station to the Expohal stop; the ride takes 9 minutes. On fair days there is also a free shuttle bus, recognisable by its green roof.',
            },
            {
              title: 'Bicycle',
              body: 'A cycle route runs from the station along the water, 2.4 kilometres. The bicycle parking at the door is covered, free and attended, with room for cargo bikes.',
            },
            {
              title: 'Car',
              body: 'From the ring road, follow the signs to Kade. The car park has 600 spaces; a day costs 9 euros. There are 24 charging points and six disabled spaces by the lift.',
            },
          ],
        },
        {
          block: 'text',
          title: 'Accessibility',
          body: 'Both halls are on one level and the aisles are at least three metres wide. The lift from the car park comes out in hall 1. Hall 2 has a quiet room and an accessible toilet. If you need help on arrival, call +31 10 000 00 00 and we will be there.',
        },
        {
          block: 'cards',
          title: 'Staying overnight?',
          cards: [
            {
              title: 'Hotel De Loskade',
              text: 'By the water, a five-minute walk. 109 euros with the code DAKWAARTS.',
              target: 'https://loskade.example',
              icon: 'hotel',
            },
            {
              title: 'Herberg Het Anker',
              text: 'Rooms above the brewery in the centre, from 84 euros.',
              target: 'https://hetanker.example',
              icon: 'beer',
            },
            {
              title: 'De Slaapkade',
              text: 'Dormitories and double rooms for students and work crews.',
              target: 'https://stayokade.example',
              icon: 'bed-double',
            },
          ],
        },
        {
          block: 'call-to-action',
          title: 'Finding your way around?',
          text: 'The floor plan shows every stand, room and facility. There is a list too.',
          label: 'Open the floor plan',
          target: '/plattegrond',
        },
      ],
    },
  },
  {
    slug: 'contact',
    title: { nl: 'Contact', en: 'Contact' },
    intro: {
      nl: 'Stel uw vraag; u krijgt binnen drie werkdagen antwoord van een mens.',
      en: 'Ask your question; you will hear from one of us within three working days.',
    },
    blocks: {
      nl: [
        { block: 'part', part: 'team' },
        { block: 'faq', title: 'Vaak gevraagd', group: 'visitor' },
      ],
      en: [
        { block: 'part', part: 'team' },
        { block: 'faq', title: 'Frequently asked', group: 'visitor' },
      ],
    },
  },
  {
    slug: 'over-dakwaarts',
    title: { nl: 'Over Dakwaarts', en: 'About Dakwaarts' },
    intro: {
      nl: 'Om de twee jaar komen corporaties, overheden en bouwers twee dagen bij elkaar om woningen te bestellen in plaats van te bespreken.',
      en: 'Every two years, housing associations, public authorities and builders come together for two days to order homes rather than discuss them.',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          title: 'Waarom een beurs',
          body: 'Een woning uit een fabriek koopt u niet uit een folder. U wilt er een wand van aanraken, de bouwer in de ogen kijken en van een collega horen wat er tegenviel. Daarom staan bij ons de standhouder, zijn opdrachtgever en het voorbeeld naast elkaar.\n\nHal 1 gaat over nieuw, hal 2 over beter. De zalen liggen ertussen, zodat een gesprek aan een stand een kwartier later op het podium kan doorgaan.',
        },
        {
          block: 'table',
          caption: 'De edities',
          rows: [
            'Editie|Bezoekers|Standhouders|Sessies',
            '2021|2.310|41|22',
            '2023|3.240|58|36',
            '2025|4.180|74|48',
            '2027|verwacht 5.000|90|60',
          ],
        },
        {
          block: 'quote',
          text: 'Ik kwam voor één afspraak en ging weg met een raamovereenkomst en een lekke band.',
          name: 'Bestuurder van een corporatie',
          role: 'bezoeker in 2025',
        },
        {
          block: 'call-to-action',
          title: 'Komt u ook?',
          text: 'Registreren is gratis en duurt twee minuten.',
          label: 'Registreer gratis',
          target: '/registreren',
        },
      ],
      en: [
        {
          block: 'text',
          title: 'Why a fair',
          body: 'You do not buy a factory-built home from a leaflet. You want to touch the wall, look the builder in the eye and hear from a colleague what went wrong. That is why the exhibitor, the client and the example stand side by side here.\n\nHall 1 is about new, hall 2 about better. The rooms lie in between, so that a conversation at a stand can continue on stage a quarter of an hour later.',
        },
        {
          block: 'table',
          caption: 'The editions',
          rows: [
            'Edition|Visitors|Exhibitors|Sessions',
            '2021|2,310|41|22',
            '2023|3,240|58|36',
            '2025|4,180|74|48',
            '2027|5,000 expected|90|60',
          ],
        },
        {
          block: 'quote',
          text: 'I came for one appointment and left with a framework agreement and a puncture.',
          name: 'Board member of a housing association',
          role: 'visitor in 2025',
        },
        {
          block: 'call-to-action',
          title: 'Will you come too?',
          text: 'Registration is free and takes two minutes.',
          label: 'Register free',
          target: '/registreren',
        },
      ],
    },
  },
  {
    slug: 'c',
    title: { nl: 'Welkom op Dakwaarts', en: 'Welcome to Dakwaarts' },
    layout: 'empty',
    seo: { noIndex: true },
    blocks: {
      nl: [
        {
          block: 'text',
          title: 'Waar moet u zijn?',
          body: 'Hal 1 Nieuw ligt voor u, hal 2 Bestaand door de doorgang rechts. De infobalie is bij de ingang; de stilteruimte is in hal 2.',
        },
        {
          block: 'cards',
          cards: [
            { title: 'Programma van nu', icon: 'calendar-clock', target: '/programma' },
            { title: 'Plattegrond', icon: 'map', target: '/plattegrond' },
            { title: 'Standhouders', icon: 'store', target: '/standhouders' },
          ],
        },
      ],
      en: [
        {
          block: 'text',
          title: 'Where do you need to be?',
          body: 'Hall 1 New is in front of you, hall 2 Existing through the passage on the right. The information desk is at the entrance; the quiet room is in hall 2.',
        },
        {
          block: 'cards',
          cards: [
            { title: 'Programme now', icon: 'calendar-clock', target: '/programma' },
            { title: 'Floor plan', icon: 'map', target: '/plattegrond' },
            { title: 'Exhibitors', icon: 'store', target: '/standhouders' },
          ],
        },
      ],
    },
  },
]
