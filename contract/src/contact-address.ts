import { CONTACT_PAGE } from './page-addresses.ts'

/** Search parameter of the contact page: the subject of a question. */
export const SUBJECT_PARAMETER = 'onderwerp'

/** The subjects of a question, with their names in the address (requirements 8.1). */
export const contactSubjects = {
  visit: 'bezoek',
  exhibitor: 'standhouder',
  press: 'pers',
  programme: 'programma',
  photo: 'foto-verwijderen',
} as const

/**
 * The contact page, ready for a question.
 * @param more other search parameters
 */
export const contactPath = (
  subject: keyof typeof contactSubjects,
  more: Readonly<Record<string, string>> = {},
): string =>
  `${CONTACT_PAGE}?${new URLSearchParams({ [SUBJECT_PARAMETER]: contactSubjects[subject], ...more })}`
