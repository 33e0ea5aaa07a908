import { rightIds } from '../../panel-api/rights'

/**
 * Rights on submissions. They hold personal data of people who sent a form: Organisator has all of them,
 * Redacteur none (decision 26).
 */
export const SUBMISSION_RIGHTS = {
  group: 'submissions',
  category: 'inzendingen',
  names: {
    read: 'Bekijken, met bestanden',
    handle: 'Behandelen: status, notities, mail, standhouder of vacature maken',
    export: 'Exporteren',
    delete: 'Verwijderen',
  },
} as const

export type SubmissionAction = keyof typeof SUBMISSION_RIGHTS.names
export const SUBMISSION_ACTIONS = rightIds(SUBMISSION_RIGHTS)
