import type { z } from 'zod'
import { HttpError } from './http-error'

/**
 * A body of a shape of the contract.
 * @throws HttpError 400 that names the invalid field, without repeating values
 */
export function readShape<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const { success, data, error } = shape.safeParse(body)
  if (success) return data
  const names = error.issues.map(({ path }) => path.join('.') || 'body')
  throw new HttpError(400, `Invalid parameters: ${[...new Set(names)].join(', ')}`)
}
