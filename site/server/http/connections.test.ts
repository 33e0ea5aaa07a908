import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { readAddressRanges } from '@beursvloer/contract/network/address-ranges'
import { expect, it } from 'vitest'
import { Connections, type SharedNetworks } from './connections.ts'

/** The used parts of a connection; the test triggers its `close`. */
const socketFrom = (remoteAddress: string) => {
  const socket = Object.assign(new EventEmitter(), {
    ...{ remoteAddress, bytesRead: 0, destroyed: false },
    destroy: () => {
      socket.destroyed = true
    },
  })
  return socket as typeof socket & Socket
}

const RULE = { all: 6, address: 2, network: 3 }
const SHARED: SharedNetworks = {
  trustedProxy: readAddressRanges('127.0.0.1'),
  venueNetworks: readAddressRanges('198.51.100.0/24'),
}

const connecting = (shared: SharedNetworks | null = SHARED) => {
  const connections = new Connections(shared, RULE)
  return {
    connections,
    open: (address: string) => {
      const socket = socketFrom(address)
      connections.add(socket)
      return socket
    },
  }
}
const closed = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => destroyed)

it('an idle connection of the same address is closed for a new one, which is refused without an idle one', () => {
  const { connections, open } = connecting()
  const [busy, rests] = [open('192.0.2.1'), open('192.0.2.1')]
  connections.works(busy)
  const third = open('192.0.2.1')
  expect(closed([busy, rests, third])).toEqual([false, true, false])
  connections.works(third)
  expect(open('192.0.2.1').destroyed).toBe(true)
  expect(open('192.0.2.2').destroyed).toBe(false)
})

it('a network is limited, and closed connections no longer count', () => {
  const { connections, open } = connecting()
  const three = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(open)
  for (const socket of three) connections.works(socket)
  expect(open('192.0.2.4').destroyed).toBe(true)
  three[0]?.emit('close')
  expect(open('192.0.2.4').destroyed).toBe(false)
})

it('proxies, venues and measurements are limited by the total only', () => {
  for (const [shared, address] of [
    [SHARED, '127.0.0.1'],
    [SHARED, '198.51.100.7'],
    [null, '192.0.2.1'],
  ] as const) {
    const { open } = connecting(shared)
    const sockets = Array.from({ length: RULE.all }, () => open(address))
    expect(closed(sockets)).toEqual(Array(RULE.all).fill(false))
  }
})

it('the longest idle connection is closed when the total is reached', () => {
  const { connections, open } = connecting()
  const sockets = Array.from({ length: RULE.all }, () => open('198.51.100.7'))
  const [first, second] = sockets
  if (first) connections.rests(first)
  const newcomers = [open('192.0.2.1'), open('203.0.113.1')]
  expect(closed(newcomers)).toEqual([false, false])
  expect(closed(sockets)).toEqual([false, true, true, false, false, false])
  for (const socket of [...sockets, ...newcomers]) connections.works(socket)
  expect([open('203.0.113.9').destroyed, second?.destroyed]).toEqual([true, true])
})
