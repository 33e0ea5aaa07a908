/** Prefixes of references (requirements 7.8). Each has its own series of numbers in each year. */
export const REFERENCE_PREFIXES = ['CT', 'DA', 'WL', 'CF', 'AS', 'VA', 'PA', 'GR'] as const
export type ReferencePrefix = (typeof REFERENCE_PREFIXES)[number]
