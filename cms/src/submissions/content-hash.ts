import { createHash } from 'node:crypto'
import type { FormRequest } from '../forms/read-request'

/** JSON in which the order of names does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/**
 * The fingerprint by which a form that is sent again is recognised: its values, and the bytes of
 * its files.
 */
export function contentHash(form: string, { envelope, files }: FormRequest): string {
  const sums = files.map(({ field, sha256 }) => `${field} ${sha256}`).sort()
  return createHash('sha256')
    .update(canonical([form, envelope.values, sums]))
    .digest('hex')
}
