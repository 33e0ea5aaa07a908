/**
 * What a role can be given with submissions, in Settings, Roles. They hold personal data of people who
 * sent a form: Organisator has all of them, Redacteur none (decision 26).
 */
export const SUBMISSION_ACTIONS = {
  read: 'api::submissions.read',
  handle: 'api::submissions.handle',
  export: 'api::submissions.export',
  delete: 'api::submissions.delete',
} as const

export type SubmissionAction = keyof typeof SUBMISSION_ACTIONS
