/**
 * What a role can be given with visitors, in Settings, Roles. Accounts hold personal data, and wishes
 * health data: Organisator has all of them, Redacteur none (decision 26).
 */
export const VISITOR_ACTIONS = {
  read: 'api::visitors.read',
  wishes: 'api::visitors.wishes',
  handle: 'api::visitors.handle',
  address: 'api::visitors.address',
  export: 'api::visitors.export',
  delete: 'api::visitors.delete',
} as const

export type VisitorAction = keyof typeof VISITOR_ACTIONS
