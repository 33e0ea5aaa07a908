/** Lengths of visits and appointments to choose from, in minutes. */
const DURATIONS = [10, 15, 20, 30, 45, 60, 90]

/** The lengths to choose from for an entry of a given length. */
export const durationsWith = (minutes: number): readonly number[] =>
  [...new Set([...DURATIONS, minutes])].sort((a, b) => a - b)

/** Default length of an appointment, in minutes. */
export const APPOINTMENT_MINUTES = 30

/** Longest title of an appointment, in characters. */
export const MAX_TITLE_LENGTH = 120
