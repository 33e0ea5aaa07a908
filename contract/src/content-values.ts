/** Values of content fields on which both the site and the CMS decide. */

export const STAND_AVAILABILITIES = ['free', 'option', 'let', 'blocked'] as const
export type StandAvailability = (typeof STAND_AVAILABILITIES)[number]

export const PROGRAMME_ITEM_STATES = ['planned', 'changed', 'moved', 'cancelled'] as const
export type ProgrammeItemState = (typeof PROGRAMME_ITEM_STATES)[number]

/** The dates from which the days of a contract's instalment count. */
export const INSTALMENT_MOMENTS = ['after-signing', 'before-fair'] as const
export type InstalmentMoment = (typeof INSTALMENT_MOMENTS)[number]
