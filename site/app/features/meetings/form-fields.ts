/** Names of the values of forms about meetings. */
export const meetingFields = {
  change: 'doe',
  meeting: 'gesprek',
  start: 'tijd',
  message: 'bericht',
  atOnce: 'tegelijk',
  colleague: 'collega',
} as const
