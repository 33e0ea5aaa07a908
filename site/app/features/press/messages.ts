import { defineMessages } from '~/i18n/messages.ts'

export const pressMessages = defineMessages({
  nl: {
    figures: 'Cijfers',
    figure: {
      exhibitors: (n: number) => (n === 1 ? 'standhouder' : 'standhouders'),
      items: (n: number) =>
        n === 1 ? 'onderdeel van het programma' : 'onderdelen van het programma',
      speakers: (n: number) => (n === 1 ? 'spreker' : 'sprekers'),
      area: () => 'm² aan stands',
    },
    releases: 'Persberichten',
    noReleases: 'Er zijn nog geen persberichten.',
    allNews: 'Al het nieuws',
    feed: 'Nieuws als feed (Atom)',
    accreditation: 'Accreditatie',
    accreditationLead:
      'Met een accreditatie komt u gratis binnen, krijgt u een persbadge en helpen wij u aan gesprekken en een plek om te filmen.',
    contact: 'Persvragen',
    pictures: 'Beelden',
    picturesLead: 'U mag een beeld plaatsen bij een bericht over de beurs, met naamsvermelding.',
    portraits: 'Portretten van sprekers',
    subjects: {
      halls: 'Hallen',
      stage: 'Podia',
      people: 'Gesprekken',
      tours: 'Excursies',
      exhibits: 'Wat er te zien is',
    },
    credit: (name: string) => `Beeld: ${name}`,
    office: 'Persvoorlichting',
    sentNext: 'Binnen drie werkdagen hoort u per mail of uw accreditatie is toegekend.',
  },
  en: {
    figures: 'Figures',
    figure: {
      exhibitors: (n) => (n === 1 ? 'exhibitor' : 'exhibitors'),
      items: (n) => (n === 1 ? 'programme item' : 'programme items'),
      speakers: (n) => (n === 1 ? 'speaker' : 'speakers'),
      area: () => 'm² of stands',
    },
    releases: 'Press releases',
    noReleases: 'There are no press releases yet.',
    allNews: 'All news',
    feed: 'News as a feed (Atom)',
    accreditation: 'Accreditation',
    accreditationLead:
      'Accreditation gives you free admission and a press badge. We will also help you find people to interview and a place to film.',
    contact: 'Press enquiries',
    pictures: 'Images',
    picturesLead: 'You may use an image with an article about the fair, with the credit given.',
    portraits: 'Portraits of speakers',
    subjects: {
      halls: 'Halls',
      stage: 'Stages',
      people: 'Conversations',
      tours: 'Excursions',
      exhibits: 'On show',
    },
    credit: (name) => `Image: ${name}`,
    office: 'Press office',
    sentNext: 'We will let you know by email within three working days whether you are accredited.',
  },
})
