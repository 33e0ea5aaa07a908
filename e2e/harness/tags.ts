/** Tag of tests that only `npm run test:all` runs. */
export const EXHAUSTIVE = '@exhaustive'

/** Tag of tests of the pages of one route, by which `npm run test:changed` chooses them. */
export const tagOf = (route: string): string => `@routes/${route}`
