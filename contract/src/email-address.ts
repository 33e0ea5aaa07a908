/** Longest parts of an address, in characters (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4). */
const MAX_LOCAL_PART_LENGTH = 64
const MAX_LABEL_LENGTH = 63
const MAX_ADDRESS_LENGTH = 254

/** Words with single dots between them (`dot-atom`, RFC 5322, 3.2.3): no quotes, comments or spaces. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Characters of a domain name as typed, before it is converted to ASCII. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/
const HAS_LETTER = /[a-z]/

/** A domain name in ASCII, `münchen.example` as `xn--mnchen-3ya.example`; null if it is invalid. */
function asciiDomain(typed: string): string | null {
  if (!TYPED_DOMAIN.test(typed)) return null
  const address = `http://${typed}`
  return URL.canParse(address) ? new URL(address).hostname : null
}

function isDomain(name: string): boolean {
  const labels = name.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label)) &&
    HAS_LETTER.test(labels.at(-1) ?? '')
  )
}

/**
 * Whether a text is one e-mail address that mail servers take: `jan+beurs@beurs.example`. Stricter
 * than RFC 5322: a quoted part before the @ may hold commas and other addresses, and letters outside
 * ASCII there reach few mailboxes. Domain names may be international.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at))
  const domain = asciiDomain(text.slice(at + 1))
  return (
    domain !== null &&
    local.length <= MAX_LOCAL_PART_LENGTH &&
    local.length + 1 + domain.length <= MAX_ADDRESS_LENGTH &&
    LOCAL_PART.test(local) &&
    isDomain(domain)
  )
}

/**
 * An address in canonical form: the domain in lower case ASCII letters, the part before the @
 * unchanged. Other text stays as it is, for the rule to refuse.
 */
export function canonicalEmailAddress(text: string): string {
  if (!isEmailAddress(text)) return text
  const at = text.lastIndexOf('@')
  return `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`
}
