/** How many names of exhibitors stand in a row. */
const MAX_NAMES = 5

/** Some names, and how many more there are. */
export const namesOf = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} en ${names.length - MAX_NAMES} andere`
    : names.join(', ')
