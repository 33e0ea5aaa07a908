/** What fields of the content can say that the site and the CMS both decide by. */

export const STAND_AVAILABILITIES = ['free', 'option', 'let', 'blocked'] as const
export type StandAvailability = (typeof STAND_AVAILABILITIES)[number]

export const PROGRAMME_ITEM_STATES = ['planned', 'changed', 'moved', 'cancelled'] as const
export type ProgrammeItemState = (typeof PROGRAMME_ITEM_STATES)[number]

/** What the days of an instalment of a contract count from. */
export const INSTALMENT_MOMENTS = ['after-signing', 'before-fair'] as const
export type InstalmentMoment = (typeof INSTALMENT_MOMENTS)[number]
