/** Of tests that `npm run test:all` alone runs. */
export const EXHAUSTIVE = '@exhaustive'

/** Of tests that look at the pages of one route of the site, by which `npm run test:changed` picks them. */
export const tagOf = (route: string): string => `@routes/${route}`
