/** Validity of the file, in months: RFC 9116 §2.5.5 advises less than a year. */
const VALID_MONTHS = 11

/**
 * The contact for reports of a weakness (RFC 9116). It expires eleven months after the first day of
 * this month, so that the text stays the same for a month.
 *
 * @param contact the organiser's mail address, and the site's contact page for use without one
 * @param today date in the fair's zone, `YYYY-MM-DD`
 */
export function securityTxt(
  contact: { readonly email: string; readonly page: string },
  origin: string,
  today: string,
): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const expires = new Date(Date.UTC(year, month - 1 + VALID_MONTHS, 1))
  return `${[
    `Contact: ${contact.email ? `mailto:${contact.email}` : contact.page}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n')}\n`
}
