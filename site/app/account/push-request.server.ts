import {
  changeInstallation,
  pushReceipt,
  subscribeInstallation,
} from '@beursvloer/contract/push/requests'
import { z } from 'zod'

/** Fields that the server adds: the installation's id and token, and the language of the page. */
const OWN = { id: true, token: true, language: true } as const

/** Body of `/meldingen.json`. */
export const pushRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('register') }),
  subscribeInstallation.omit(OWN).extend({ do: z.literal('subscribe') }),
  changeInstallation.omit(OWN).extend({ do: z.literal('change') }),
  z.strictObject({ do: z.literal('remove') }),
  pushReceipt.extend({ do: z.literal('receipt') }),
])
export type PushRequest = z.infer<typeof pushRequest>
