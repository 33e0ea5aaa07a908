/** Numbers of other EU countries after their prefix (VIES, technical information). */
const others: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** The weighted sum of the first eight digits leaves the ninth when divided by eleven. */
const passesElevens = (digits: string): boolean => {
  const sum = [...digits.slice(0, 8)].reduce(
    (total, digit, at) => total + Number(digit) * (9 - at),
    0,
  )
  return sum % 11 === Number(digits[8])
}

/** Letters count from A = 10, as in an IBAN; the whole number leaves one when divided by 97. */
const passesNinetySeven = (id: string): boolean => {
  let rest = 0
  for (const digit of id.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) {
    rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

/** Greece is EL here, GR everywhere else. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/**
 * A VAT number in canonical form (`NL000099998B57`), or null when it is none. Dutch ones pass the test by
 * eleven (of a company) or by 97 (of a sole trader, since 2020); for other EU countries the shape
 * counts (requirements 7.4).
 * @param id in capitals without spaces and points; its prefix may be missing where the country is known
 * @param country ISO 3166 code that it must belong to; any EU country when absent
 */
export function canonicalVatId(id: string, country?: string): string | null {
  const spelled = id.replace(/^GR/, 'EL')
  // Northern Ireland keeps XI.
  const prefix = country === undefined ? spelled.slice(0, 2) : prefixOf(country)
  const candidates = country === undefined ? [spelled] : [spelled, prefix + spelled]
  return candidates.find((one) => one.startsWith(prefix) && isVatId(one)) ?? null
}

/** Whether a number with its prefix is one. */
function isVatId(id: string): boolean {
  const prefix = id.slice(0, 2)
  if (prefix !== 'NL') return others[prefix]?.test(id.slice(2)) ?? false
  return /^NL\d{9}B\d{2}$/.test(id) && (passesElevens(id.slice(2, 11)) || passesNinetySeven(id))
}
