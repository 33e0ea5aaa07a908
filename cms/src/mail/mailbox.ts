/** The mailbox of an address, without capitals and label (RFC 5233, `anna+news@…`). */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return `${name || address.slice(0, at)}${address.slice(at)}`.toLowerCase()
}
