/** The types of programme items, in words. */
export const PROGRAMME_TYPES = {
  nl: {
    lecture: 'Lezing',
    'knowledge-session': 'Kennissessie',
    tour: 'Tour',
    debate: 'Debat',
    other: 'Bijeenkomst',
  },
  en: {
    lecture: 'Lecture',
    'knowledge-session': 'Knowledge session',
    tour: 'Tour',
    debate: 'Debate',
    other: 'Gathering',
  },
}
