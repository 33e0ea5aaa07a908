/** Document id for a walk-in counted without a name; made by the client, so that retries count once. */
export const newWalkInId = (): string => crypto.randomUUID().replaceAll('-', '')
