interface NameParts {
  readonly firstName?: string | null | undefined
  readonly infix?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** A full name in reading order, "Ilse van Werkhoven"; empty while nothing is filled in. */
export const visitorName = ({ firstName, infix, lastName }: NameParts = {}): string =>
  [firstName, infix, lastName].filter(Boolean).join(' ')
