/** The second factor of the member of staff who asks, for the panel. Times are ISO 8601 in UTC. */
export interface TwoFactor {
  /** Null: it is off. */
  readonly confirmedAt: string | null
  readonly codesLeft: number
  /** Whether this installation requires it of everybody (`REQUIRE_TWO_FACTOR`). */
  readonly isRequired: boolean
  /** That of everybody, for who runs the installation; null for others. */
  readonly staff: readonly StaffTwoFactor[] | null
}

/** The second factor of a member of staff. */
export interface StaffTwoFactor {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly confirmedAt: string | null
  /** Whether the asker may take it away. */
  readonly mayRemove: boolean
}

/** A key that was not confirmed yet. */
export interface NewKey {
  /** In base 32. */
  readonly secret: string
  /** For a QR code: `otpauth://totp/…`. */
  readonly address: string
}
