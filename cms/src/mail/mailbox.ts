/**
 * Names the mailbox that an address leads to, whatever capitals and label (RFC 5233, `anna+news@…`)
 * it is written with.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return `${name || address.slice(0, at)}${address.slice(at)}`.toLowerCase()
}
