import type { IncomingMessage } from 'node:http'
import { isInRanges } from '@beursvloer/contract/network/address-ranges'
import { limitKey } from '@beursvloer/contract/network/client-address'
import { visitorAddress } from '../http/client-address.ts'
import type { ServerContext } from '../server-context.ts'
import type { Sender } from './sender.ts'

/** The sender of a request. @param account of its session, where that counts */
export function senderOf(
  { settings, devices }: Pick<ServerContext, 'settings' | 'devices'>,
  request: IncomingMessage,
  account: string | null = null,
): Sender {
  const address = visitorAddress(request, settings.trustedProxy)
  return {
    address: limitKey(address),
    venue: isInRanges(address, settings.venueNetworks),
    device: devices.read(request.headers.cookie),
    account,
  }
}
