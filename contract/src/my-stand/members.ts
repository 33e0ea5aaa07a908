import { z } from 'zod'
import { isEmailAddress } from '../email-address.ts'
import { documentId, language } from '../request-fields.ts'
import { MEMBER_ROLES, MEMBER_STATES } from './terms.ts'

const memberRole = z.enum(MEMBER_ROLES)
const member = { member: documentId }

/** An exhibitor that somebody acts for. */
export const ownStand = z.object({ exhibitor: documentId, name: z.string(), role: memberRole })
export type OwnStand = z.infer<typeof ownStand>

/** Answer of `GET /my-stands`: the exhibitors of the current user, by name. */
export const ownStands = z.array(ownStand)

const MAX_NAME = 120

/** Body of `POST /my-stands/{exhibitor}/members`. */
export const memberChange = z.discriminatedUnion('change', [
  z.strictObject({
    change: z.literal('invite'),
    email: z.string().trim().toLowerCase().max(254).refine(isEmailAddress),
    name: z.string().trim().min(1).max(MAX_NAME),
    role: memberRole,
    language,
  }),
  z.strictObject({ change: z.literal('role'), ...member, role: memberRole }),
  z.strictObject({ change: z.literal('withdraw'), ...member }),
])
export type MemberChange = z.infer<typeof memberChange>
export type Invitation = Omit<Extract<MemberChange, { change: 'invite' }>, 'change'>

/** Somebody who acts for an exhibitor, or is invited to. */
export const memberView = z.object({
  id: documentId,
  name: z.string(),
  /** Managers see it; empty for others. */
  email: z.string(),
  role: memberRole,
  state: z.enum(MEMBER_STATES),
  /** Whether it is the current user. */
  isSelf: z.boolean(),
})
export type MemberView = z.infer<typeof memberView>

/** Body of the calls about an invitation: the code of its mail. */
export const invitationCode = z.strictObject({ code: z.string().min(1).max(100) })
export const acceptInvitation = invitationCode.extend({ language })

/** Answer of `POST /my-stands/invitation`; null for a link that was used, withdrawn or is too old. */
export const openInvitation = z
  .object({ stand: z.string(), email: z.string(), role: memberRole })
  .nullable()
export type OpenInvitation = z.infer<typeof openInvitation>

/** Answer of `POST /my-stands/invitation/accept`; `blocked`: staff blocked the account. */
export const acceptedInvitation = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('signed-in'),
    jwt: z.string(),
    refreshToken: z.string(),
    exhibitor: documentId,
  }),
  z.object({ outcome: z.enum(['unknown', 'blocked']) }),
])
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>
