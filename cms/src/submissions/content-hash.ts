import { createHash } from 'node:crypto'
import type { FormRequest } from '../forms/read-request'

/** JSON in which the order of names does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** Tells whether a form that is sent again is the same: its values, and its files by what is in them. */
export function contentHash(form: string, { envelope, files }: FormRequest): string {
  const sums = files.map(({ field, sha256 }) => `${field} ${sha256}`).sort()
  return createHash('sha256')
    .update(canonical([form, envelope.values, sums]))
    .digest('hex')
}
