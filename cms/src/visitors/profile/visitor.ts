/** The account of a request's token, as users-permissions provides it. */
export interface Visitor {
  readonly id: number
  readonly email: string
  readonly username: string
  readonly provider: string | null
  readonly confirmed: boolean
  readonly createdAt: string
  /** Hash; null for an account that signs in with a provider. Never leaves the CMS. */
  readonly password: string | null
}

export const CONSENT = 'api::consent.consent'

/** The identifiers of an account. */
export type VisitorKey = Pick<Visitor, 'id' | 'email'>

/** A condition for an address, ignoring case. */
export const whereEmail = (email: string) => ({ email: { $eqi: email } })
