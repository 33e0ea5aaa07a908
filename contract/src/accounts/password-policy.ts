import type { Field, Text } from '../forms/definition.ts'

/** The rules of a password (requirements 7.6). */
export type PasswordPolicy = ReturnType<typeof readPasswordPolicy>

/** The last one is a punctuation mark or sign of ASCII (requirements 7.6). */
const CHARACTER_KINDS = ['lowercase', 'uppercase', 'numeric', 'symbol'] as const
export type CharacterKind = (typeof CHARACTER_KINDS)[number]

/** Lowest minimum length of a policy, and the default (requirements 13.3). */
export const LOWEST_MIN_LENGTH = 6
/** bcrypt looks at no more than this, in bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The policy that PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH and PASSWORD_REQUIRE say; site and CMS
 * read the same settings.
 * @throws Error naming the setting that is wrong
 */
export function readPasswordPolicy(env: Environment) {
  const length = (name: string, least: number): number | null => {
    const text = env[name]?.trim()
    if (!text) return null
    const value = Number(text)
    if (!Number.isInteger(value) || value < least || value > MAX_PASSWORD_BYTES) {
      throw new Error(`${name} must be a number from ${least} to ${MAX_PASSWORD_BYTES}`)
    }
    return value
  }
  const minLength = length('PASSWORD_MIN_LENGTH', LOWEST_MIN_LENGTH) ?? LOWEST_MIN_LENGTH
  const names = (env.PASSWORD_REQUIRE ?? '').split(',').map((name) => name.trim())
  const require = CHARACTER_KINDS.filter((kind) => names.includes(kind))
  if (names.some((name) => name && !CHARACTER_KINDS.some((kind) => kind === name))) {
    throw new Error(`PASSWORD_REQUIRE may name ${CHARACTER_KINDS.join(', ')}, between commas`)
  }
  return {
    // In characters (UTF-16 code units), as browsers count them.
    minLength, // Null: only the limit of bcrypt.
    maxLength: length('PASSWORD_MAX_LENGTH', minLength), // Kinds of characters; a password has at least one of each.
    require,
  }
}

const KIND_NAMES: Readonly<Record<CharacterKind, Text>> = {
  lowercase: { nl: 'een kleine letter', en: 'a lowercase letter' },
  uppercase: { nl: 'een hoofdletter', en: 'an uppercase letter' },
  numeric: { nl: 'een cijfer', en: 'a number' },
  symbol: { nl: 'een leesteken', en: 'a punctuation mark' },
}

const lists = {
  nl: new Intl.ListFormat('nl-NL', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}

const lengthOf = ({ minLength, maxLength }: PasswordPolicy): Text => {
  if (maxLength === null) {
    return { nl: `Minstens ${minLength} tekens`, en: `At least ${minLength} characters` }
  }
  return minLength === maxLength
    ? { nl: `Precies ${minLength} tekens`, en: `Exactly ${minLength} characters` }
    : { nl: `${minLength} tot ${maxLength} tekens`, en: `${minLength} to ${maxLength} characters` }
}

/** The policy in words, to show before anything is typed: `Minstens 8 tekens, met een cijfer`. */
export function passwordHelp(policy: PasswordPolicy): Text {
  const { nl, en } = lengthOf(policy)
  if (policy.require.length === 0) return { nl, en }
  const names = (language: 'nl' | 'en') =>
    lists[language].format(policy.require.map((kind) => KIND_NAMES[kind][language]))
  return { nl: `${nl}, met ${names('nl')}`, en: `${en}, with ${names('en')}` }
}

/** The policy as rules in FormKit's notation. */
const passwordRules = ({ minLength, maxLength, require }: PasswordPolicy): string =>
  [
    'required',
    `length:${minLength}${maxLength === null ? '' : `,${maxLength}`}`,
    ...require.map((kind) => `contains_${kind}`),
    `maxBytes:${MAX_PASSWORD_BYTES}`,
  ].join('|')

/** A field in which a new password is typed: rules, texts and help of a policy. */
export function newPasswordField<const Name extends string>(
  policy: PasswordPolicy,
  name: Name,
  label: Text,
) {
  const { nl, en } = lengthOf(policy)
  return {
    kind: 'password',
    name,
    label,
    help: passwordHelp(policy),
    rules: passwordRules(policy),
    messages: { length: { nl: `${nl}.`, en: `${en}.` } },
    autocomplete: 'new-password',
  } as const satisfies Field
}
