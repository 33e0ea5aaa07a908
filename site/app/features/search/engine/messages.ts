import { defineMessages } from '~/i18n/messages.ts'

/** What results say of what they found. */
export const documentMessages = defineMessages({
  nl: {
    itemType: {
      lecture: 'Lezing',
      'knowledge-session': 'Kennissessie',
      tour: 'Tour',
      debate: 'Debat',
      other: '',
    },
    conceptKind: { 'new-build': 'Nieuwbouwconcept', existing: 'Bestaande-bouwconcept' },
    dwelling: {
      ground: 'Grondgebonden woning',
      stacked: 'Gestapelde woning, appartement',
      flexible: 'Flexwoning',
      shared: 'Onzelfstandige woonruimte',
    },
    questionGroup: {
      visitor: 'Voor bezoekers',
      exhibitor: 'Voor standhouders',
      speaker: 'Voor sprekers',
    },
    stand: 'Stand',
    cancelled: 'Geannuleerd',
    news: 'Nieuws',
    interview: 'Interview',
    vacancy: 'Vacature',
    until: 'Tot en met',
    photos: (n: number) => `${n} foto’s`,
  },
  en: {
    itemType: {
      lecture: 'Lecture',
      'knowledge-session': 'Knowledge session',
      tour: 'Tour',
      debate: 'Debate',
      other: '',
    },
    conceptKind: { 'new-build': 'New-build concept', existing: 'Existing-building concept' },
    dwelling: {
      ground: 'Single-family house',
      stacked: 'Stacked home, apartment',
      flexible: 'Flexible home',
      shared: 'Shared housing',
    },
    questionGroup: {
      visitor: 'For visitors',
      exhibitor: 'For exhibitors',
      speaker: 'For speakers',
    },
    stand: 'Stand',
    cancelled: 'Cancelled',
    news: 'News',
    interview: 'Interview',
    vacancy: 'Vacancy',
    until: 'Until',
    photos: (n) => `${n} photos`,
  },
})
