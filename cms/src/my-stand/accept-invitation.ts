import type { AcceptedInvitation } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { invitationOf } from '../exhibitor-members/change-members'
import { membersOf } from '../exhibitor-members/membership'
import { logSecurity } from '../logging/security-log'
import { withLock } from '../transactions/with-lock'
import { createSession } from '../visitors/accounts/sessions'
import { accountOf } from '../visitors/identity/account-of'

/** Provider of accounts made by a mailed link. */
const PROVIDER = 'local'

interface Following {
  readonly code: string
  readonly userAgent: string
}

/**
 * Accepts an invitation by the link of its mail, once, which proves the address: its account is
 * used, or made, and signed in.
 */
export const acceptInvitation = (
  strapi: Core.Strapi,
  { code, userAgent }: Following,
  now: Date,
): Promise<AcceptedInvitation> =>
  withLock(strapi, 'records', async () => {
    const member = await invitationOf(strapi, code, now)
    if (!member) {
      logSecurity(strapi, 'token-refused', { token: 'invitation to a stand' })
      return { outcome: 'unknown' }
    }
    const { email, language, exhibitorId: exhibitor } = member
    const person = { provider: PROVIDER, email, firstName: '', lastName: '' }
    const user = await accountOf(strapi, person, language, now, { isInvited: true })
    if (user.blocked) return { outcome: 'blocked' }
    await membersOf(strapi).update({
      where: { id: member.id },
      data: { ...{ account: user.id, state: 'active', acceptedAt: now }, tokenHash: null },
    })
    return { outcome: 'signed-in', ...(await createSession(strapi, user, userAgent)), exhibitor }
  })
