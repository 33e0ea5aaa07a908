/** Names of backups: the moment at which they began, in UTC, such as `2027-03-18T023000Z`. */

const pattern = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** The name of a backup that begins now. */
export const nameAt = (moment: Date): string =>
  moment
    .toISOString()
    .replace(/\.\d+/, '')
    .replaceAll(/(?<=T.*):/g, '')

/** The moment in a name; null when it is not the name of a backup. */
export const momentOf = (name: string): Date | null => {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null
}
