import type { FormKitNode } from '@formkit/core'
import * as standard from '@formkit/rules'
import type { FormKitValidationRule, FormKitValidationRules } from '@formkit/validation'
import { isEmailAddress } from '../email-address.ts'
import type { FileEntry } from './definition.ts'
import { fileKind } from './file-kind.ts'
import { BYTES_PER_KILOBYTE } from './kilobyte.ts'
import { toE164 } from './phone.ts'
import { canonicalVatId } from './vat-id.ts'

/** A picture or part that a drawing references outside itself. */
const ELSEWHERE =
  /<(?:image|use|feImage)\b[^<>]*?\bhref\s*=\s*["']\s*(?!["'#]|data:image\/(?:png|jpeg|webp);)/i

/** Whether a file is anything else than a drawing that shows something from elsewhere, such as a linked photo. */
const isSelfContained = async (file: Blob): Promise<boolean> =>
  (await fileKind(file)) !== 'svg' || !ELSEWHERE.test(await file.text())

/** Debounce of the custom rules, in milliseconds (requirements 7.2, 13.6). */
const CUSTOM_RULE_DEBOUNCE_MS = 20

/** Our rules block, wait for a pause in typing, and run on empty values too (requirements 7.2). */
const custom = (rule: FormKitValidationRule): FormKitValidationRule =>
  Object.assign(rule, { blocking: true, debounce: CUSTOM_RULE_DEBOUNCE_MS, skipEmpty: false })

const entries = (value: unknown) => (Array.isArray(value) ? (value as readonly FileEntry[]) : [])

/** The country in another field of the same group, by its name; undefined where none is given. */
const countryIn = (node: FormKitNode, field: string | undefined): string | undefined => {
  const country = field && node.at(field)?.value
  return typeof country === 'string' && country ? country : undefined
}

/** Dutch: four digits, not beginning with 0, and two letters, not SA, SD or SS (requirements 7.4). */
const DUTCH_POSTCODE = /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/
const ANY_POSTCODE = /^[A-Z\d][A-Z\d -]{1,10}$/

/**
 * Every rule that a definition may name: the standard ones of requirements 7.3, and ours.
 * - `iban`, `maxFiles:n`, `maxFileSize:k` as requirements 7.2 has them. `iban` refuses an empty
 *   value, so it stands only where an IBAN is asked for.
 * - `email`: one address as mail servers take it, in place of FormKit's looser pattern.
 * - `kvk`, `phone`; `date`: a day that exists, as `2027-03-17`.
 * - `vatId`, `vatId:country` and `postcode`, `postcode:country`; the argument is the name of the
 *   field with the country's ISO 3166 code. A postcode without one is Dutch.
 * - `maxBytes:n`: at most that many bytes of UTF-8.
 * - `decimals:n`: a number with at most that many decimals.
 * - `fileType:pdf,png`: by content, not by file name.
 * - `printable`: only letters in the fonts of contracts and orders.
 * - `ownDrawing`: a drawing without external resources; the CMS, which cleans it, refuses them too.
 * - `oneOf`: one of the field's own choices; added to every field that has some.
 */
export const rules: FormKitValidationRules = {
  ...(standard as FormKitValidationRules),
  email: ({ value }) => isEmailAddress(String(value)),
  iban: custom(async ({ value }) => {
    // The table of all countries' accounts; browsers fetch it when an IBAN is asked for.
    const { isValidIBAN } = await import('ibantools')
    return isValidIBAN(String(value ?? ''))
  }),
  maxFiles: custom(({ value }, n) => entries(value).length <= Number(n)),
  maxFileSize: custom(({ value }, k) =>
    entries(value).every(({ file }) => !file || file.size <= Number(k) * BYTES_PER_KILOBYTE),
  ),
  fileType: async ({ value }, ...kinds) => {
    const found = await Promise.all(entries(value).map(({ file }) => file && fileKind(file)))
    return found.every((kind) => kind === undefined || (kind && kinds.includes(kind)))
  },
  ownDrawing: async ({ value }) =>
    (await Promise.all(entries(value).map(({ file }) => !file || isSelfContained(file)))).every(
      Boolean,
    ),
  printable: async ({ value }) => {
    // The signs of all fonts; browsers fetch them when a contract is asked for.
    const { signsWithoutFont } = await import('../printing/glyph-sets.ts')
    return signsWithoutFont(String(value)).length === 0
  },
  date: ({ value }) => {
    const day = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value
  },
  kvk: ({ value }) => /^\d{8}$/.test(String(value)),
  vatId: (node, country?: string) =>
    canonicalVatId(String(node.value), countryIn(node, country)) !== null,
  postcode: (node, country?: string) => {
    const code = countryIn(node, country) ?? 'NL'
    return (code === 'NL' ? DUTCH_POSTCODE : ANY_POSTCODE).test(String(node.value))
  },
  phone: async ({ value }) => (await toE164(String(value))) !== null,
  decimals: ({ value }, n) => (String(value).split('.')[1] ?? '').length <= Number(n),
  maxBytes: ({ value }, n) => new TextEncoder().encode(String(value)).length <= Number(n),
  oneOf: ({ value, props }) =>
    (Array.isArray(value) ? value : [value]).every((one) => props.choices.includes(one)),
}
