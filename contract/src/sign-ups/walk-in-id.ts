/** A document id for a walk-in who is only counted: made where they are, so that sending it again counts nobody. */
export const newWalkInId = (): string => crypto.randomUUID().replaceAll('-', '')
