import {
  QUERY_ARRAY_LIMIT,
  QUERY_DEPTH,
  QUERY_PARAMETER_LIMIT,
} from '@beursvloer/contract/query-limits'
import qs from 'qs'
import { HttpError } from './http-error'

/**
 * Refuses a query string beyond the limits of requirements 13.6: a silently dropped part would be a
 * filter that does not filter.
 * @throws HttpError 400
 */
export function checkQuery(query: string): void {
  try {
    qs.parse(query, {
      parameterLimit: QUERY_PARAMETER_LIMIT,
      depth: QUERY_DEPTH,
      arrayLimit: QUERY_ARRAY_LIMIT,
      strictDepth: true,
      throwOnLimitExceeded: true,
    })
  } catch (error) {
    if (error instanceof RangeError) throw new HttpError(400, error.message)
    throw error
  }
}
