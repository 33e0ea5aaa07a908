import {
  type FairLinkChange,
  type FollowFairLink,
  fairLinkPaths,
  isFairLinkToken,
  type LinkedFair,
  linkedFair,
  type OwnFairLinks,
  ownFairLinks,
} from '@beursvloer/contract/fair-links'
import { ContentApiError } from '~/content/http.server.ts'
import type { Account } from './account.server.ts'

/**
 * The links by which a calendar or others see the current user's saved entries.
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const fairLinksOf = async (account: Account): Promise<OwnFairLinks> =>
  ownFairLinks.parse(await account.call(fairLinkPaths.own))

/**
 * Replaces a link by a new one, or deletes it.
 * @throws ContentApiError, 401 when nobody is signed in; 5xx when nothing was stored
 */
export const changeFairLink = async (
  account: Account,
  change: FairLinkChange,
): Promise<OwnFairLinks> =>
  ownFairLinks.parse(await account.call(fairLinkPaths.own, { method: 'POST', body: change }))

/**
 * The content of a link, the same for everybody who follows it.
 * @returns null for a link that is none, or no more
 * @throws ContentApiError when the CMS does not answer
 */
export async function followFairLink(
  account: Account,
  { kind, token }: { kind: FollowFairLink['kind']; token: string },
): Promise<LinkedFair | null> {
  if (!isFairLinkToken(token)) return null
  try {
    const request = { method: 'POST', body: { kind, token } } as const
    return linkedFair.parse(await account.ask(fairLinkPaths.follow, request))
  } catch (error) {
    if (error instanceof ContentApiError && error.status === 404) return null
    throw error
  }
}
