import type { SubscriptionAnswer } from '@beursvloer/contract/forms/subscription'
import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { submissionsOf } from './context.server.ts'

const answer = z.object({
  outcome: z.enum(['confirmed', 'already-confirmed', 'unsubscribed', 'expired', 'unknown']),
  kind: z.enum(['newsletter', 'programme-mail']).optional(),
})

/** Longest token that is passed on, in characters. */
const MAX_TOKEN = 200

/** Statuses of failures, for programs; the page says it in words. */
const STATUS: Readonly<Partial<Record<SubscriptionAnswer['outcome'], number>>> = {
  expired: 410,
  unknown: 404,
}

/** Passes the token of a link in a mail on to the CMS, and answers with the result. */
export async function passToken(
  path: string,
  { url, context }: { readonly url: URL; readonly context: Readonly<RouterContextProvider> },
) {
  const token = url.searchParams.get('token') ?? ''
  if (token === '' || token.length > MAX_TOKEN) {
    return data({ outcome: 'unknown' as const }, { status: 404 })
  }
  try {
    const { cms } = submissionsOf(context)
    const { outcome, kind } = answer.parse(await cms(path, { method: 'POST', body: { token } }))
    return data({ outcome, ...(kind && { kind }) }, { status: STATUS[outcome] ?? 200 })
  } catch {
    return data({ outcome: 'failed' as const }, { status: 503 })
  }
}
