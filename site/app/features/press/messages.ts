import { defineMessages } from '~/i18n/messages.ts'

export const pressMessages = defineMessages({
  nl: {
    figures: 'Cijfers',
    figure: {
      exhibitors: 'standhouders in vier groepen',
      items: 'onderdelen van het programma',
      speakers: 'sprekers',
      area: 'm² aan stands',
    },
    releases: 'Persberichten',
    noReleases: 'Er zijn nog geen persberichten.',
    allNews: 'Al het nieuws',
    feed: 'Nieuws als feed (Atom)',
    accreditation: 'Accreditatie',
    accreditationLead:
      'Met een accreditatie komt u gratis binnen, krijgt u een persbadge en helpen wij u aan gesprekken en een plek om te filmen.',
    contact: 'Persvragen',
    office: 'Persvoorlichting',
    sentNext: 'Binnen drie werkdagen hoort u per mail of uw accreditatie is toegekend.',
  },
  en: {
    figures: 'Figures',
    figure: {
      exhibitors: 'exhibitors in four groups',
      items: 'programme items',
      speakers: 'speakers',
      area: 'm² of stands',
    },
    releases: 'Press releases',
    noReleases: 'There are no press releases yet.',
    allNews: 'All news',
    feed: 'News as a feed (Atom)',
    accreditation: 'Accreditation',
    accreditationLead:
      'Accreditation gives you free admission and a press badge. We will also help you find people to interview and a place to film.',
    contact: 'Press enquiries',
    office: 'Press office',
    sentNext: 'We will let you know by email within three working days whether you are accredited.',
  },
})
