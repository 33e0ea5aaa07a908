/** Prefixes of references (requirements 7.8). Each has a series of numbers of its own in each year. */
export const REFERENCE_PREFIXES = ['CT', 'DA', 'WL', 'CF', 'AS', 'VA', 'PA', 'GR'] as const
export type ReferencePrefix = (typeof REFERENCE_PREFIXES)[number]
