import { z } from 'zod'
import type { Values } from '../forms/definition.ts'
import { invitationCode } from './members.ts'
import { RETURN_ANSWERS } from './terms.ts'

/** Bodies of the calls about the link of an invitation to exhibit again. */
export const returnCode = invitationCode
export const returnAnswer = returnCode.extend({ answer: z.enum(RETURN_ANSWERS) })

/** Their answer; null for a link that works no more. */
export const openedReturn = z
  .object({
    stand: z.string(),
    /** Name of the edition. */
    edition: z.string(),
    /** Whether that edition is on the site, so that its contracts can be sent. */
    isOpen: z.boolean(),
    answer: z.enum(RETURN_ANSWERS).nullable(),
    /** What is known already, as values of the contract form. */
    values: z.custom<Values>((value) => typeof value === 'object' && value !== null),
  })
  .nullable()
export type OpenedReturn = z.infer<typeof openedReturn>
