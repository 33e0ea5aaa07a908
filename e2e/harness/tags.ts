/** Tag of tests that only `npm run test:all` runs. */
export const EXHAUSTIVE = '@exhaustive'

/** Tag of tests that no other test may run beside, those of the CMS included. */
export const ALONE = '@alone'

/** Tag of tests of the pages of one route, by which `npm run test:changed` chooses them. */
export const tagOf = (route: string): string => `@routes/${route}`
