import {
  type CharacterKind,
  LOWEST_MIN_LENGTH,
  type PasswordPolicy,
} from '@beursvloer/contract/accounts/password-policy'

/** The password policy in the form of the provider's client; rules it does not have are absent. */
interface ProvidersPolicy {
  readonly customStrengthOptions: {
    readonly minPasswordLength?: number
    readonly maxPasswordLength?: number
    readonly containsLowercaseLetter?: boolean
    readonly containsUppercaseLetter?: boolean
    readonly containsNumericCharacter?: boolean
    readonly containsNonAlphanumericCharacter?: boolean
  }
}

/** The provider's policy in our words (requirements 7.6, 13.3). */
export function policyOf({ customStrengthOptions: asked }: ProvidersPolicy): PasswordPolicy {
  const kinds: readonly (readonly [CharacterKind, boolean | undefined])[] = [
    ['lowercase', asked.containsLowercaseLetter],
    ['uppercase', asked.containsUppercaseLetter],
    ['numeric', asked.containsNumericCharacter],
    ['symbol', asked.containsNonAlphanumericCharacter],
  ]
  return {
    minLength: asked.minPasswordLength ?? LOWEST_MIN_LENGTH,
    maxLength: asked.maxPasswordLength ?? null,
    require: kinds.filter(([, wanted]) => wanted).map(([kind]) => kind),
  }
}
