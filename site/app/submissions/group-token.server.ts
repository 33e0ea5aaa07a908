import { INVITATION_PATH, type Invitation } from '@beursvloer/contract/accounts/group'
import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { submissionsOf } from './context.server.ts'

const answer = z.object({
  outcome: z.enum(['confirmed', 'already-confirmed', 'expired', 'unknown', 'limited']),
})
const invitations = z.object({
  invitation: z
    .object({
      firstName: z.string(),
      infix: z.string(),
      lastName: z.string(),
      email: z.string(),
      organisation: z.string(),
      sender: z.string(),
    })
    .nullable(),
})

/** Longest token that is passed on, in characters. */
const MAX_TOKEN = 200

/** Statuses of failures, for programs; the page says it in words. */
const STATUS: Readonly<Record<string, number>> = { expired: 410, unknown: 404, limited: 429 }

interface Asked {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export const tokenIn = (url: URL): string | null => {
  const token = url.searchParams.get('token') ?? ''
  return token === '' || token.length > MAX_TOKEN ? null : token
}

/** Passes the token of a group's sender on to the CMS, and answers with the result. */
export async function passGroupToken(path: string, { url, context }: Asked) {
  const token = tokenIn(url)
  if (!token) return data({ outcome: 'unknown' as const }, { status: 404 })
  try {
    const { cms } = submissionsOf(context)
    const { outcome } = answer.parse(await cms(path, { method: 'POST', body: { token } }))
    return data({ outcome }, { status: STATUS[outcome] ?? 200 })
  } catch {
    return data({ outcome: 'failed' as const }, { status: 503 })
  }
}

/**
 * The known facts of the visitor who follows an invitation; null: none any more, or the CMS is
 * away.
 */
export async function invitationOf({ url, context }: Asked): Promise<Invitation | null> {
  const token = tokenIn(url)
  if (!token) return null
  try {
    const { cms } = submissionsOf(context)
    return invitations.parse(await cms(INVITATION_PATH, { method: 'POST', body: { token } }))
      .invitation
  } catch {
    return null
  }
}
