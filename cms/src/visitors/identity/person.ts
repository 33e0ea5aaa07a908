import { canonicalEmailAddress, isEmailAddress } from '@beursvloer/contract/email-address'

/** A person as authenticated by an identity provider, with an address that it has verified. */
export type Person = ReturnType<typeof personOf>

/** The reasons of a refused sign-in; these words are in the addresses of the site's pages. */
export type IdentityProblem = 'cancelled' | 'closed' | 'unverified' | 'expired' | 'failed'

/** Sign-in by a provider failed or was refused. */
export class IdentityError extends Error {
  constructor(
    readonly problem: IdentityProblem,
    message: string,
  ) {
    super(message)
  }
}

/** The claims of a provider (OpenID Connect Core §5.1); any of them may be absent. */
export interface Claims {
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly given_name?: unknown
  readonly family_name?: unknown
  readonly name?: unknown
}

/** Maximum length of a name from a provider, in characters. */
const MAX_NAME_LENGTH = 100

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, MAX_NAME_LENGTH) : ''

/**
 * The person of these claims. The address has to be verified by the provider: accounts are found by
 * address, so an unverified one would give access to any account.
 * @throws IdentityError `unverified`
 */
export function personOf(provider: string, claims: Claims) {
  const { email, email_verified: verified } = claims
  // Some providers write it as text.
  const isVerified = verified === true || verified === 'true'
  if (typeof email !== 'string' || !isEmailAddress(email) || !isVerified)
    throw new IdentityError('unverified', 'The provider has not verified the address')
  const [first = '', ...others] = nameOf(claims.name).split(' ')
  return {
    // The provider's name in addresses.
    provider,
    // In small letters.
    email: canonicalEmailAddress(email).toLowerCase(),
    firstName: nameOf(claims.given_name) || first,
    lastName: nameOf(claims.family_name) || others.join(' '),
  }
}
