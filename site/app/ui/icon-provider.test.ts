import { _api, loadIcon } from '@iconify/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provideIcons } from './icon-provider.ts'

const first = 'https://een.example'
const second = 'https://twee.example'

/** The answer of each host to a request; hosts that are not named stay silent. */
type Behaviour = Partial<Record<string, () => Response>>

let asked: string[]
let number = 0

/** A network of hosts, and a set that no earlier test has requested. */
function network(behaviour: Behaviour): string {
  _api.setFetch((async (url: string) => {
    asked.push(String(url))
    const answer = behaviour[new URL(url).origin]
    return answer ? answer() : new Promise(() => undefined)
  }) as typeof fetch)
  number += 1
  return `set${number}`
}

const leaf = (prefix: string) => () =>
  Response.json({ prefix, width: 24, height: 24, icons: { leaf: { body: '<path d="M0 0"/>' } } })

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  provideIcons([first, second])
})
afterEach(() => vi.useRealTimers())

describe('the icon provider', () => {
  it('is called at Iconify’s address', async () => {
    const set = network({})
    const icon = loadIcon(`${set}:leaf`)
    _api.setFetch((async (url: string) => {
      asked.push(String(url))
      return leaf(set)()
    }) as typeof fetch)
    await vi.advanceTimersByTimeAsync(100)
    expect(asked).toEqual([`${first}/icons/${set}.json?icons=leaf`])
    expect((await icon).body).toBe('<path d="M0 0"/>')
  })

  it('is joined by the next one after 750 ms without an answer', async () => {
    const set = network({})
    loadIcon(`${set}:leaf`).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(735)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(15)
    expect(asked.map((url) => new URL(url).origin)).toEqual([first, second])
  })

  it('is abandoned 2000 ms after the last one was called', async () => {
    const set = network({})
    const given = vi.fn()
    loadIcon(`${set}:leaf`).catch(given)
    await vi.advanceTimersByTimeAsync(2 * 750 + 1980)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(40)
    expect(given).toHaveBeenCalledOnce()
  })

  it('is skipped at once on a 424, and the icon is abandoned when all answer that', async () => {
    const refuse = () => new Response(null, { status: 424 })
    const set = network({ [first]: refuse })
    const icon = loadIcon(`${set}:leaf`)
    await vi.advanceTimersByTimeAsync(50)
    expect(asked).toHaveLength(2)
    icon.catch(() => undefined)

    const other = network({ [first]: refuse, [second]: refuse })
    const given = vi.fn()
    loadIcon(`${other}:leaf`).catch(given)
    await vi.advanceTimersByTimeAsync(100)
    expect(given).toHaveBeenCalledOnce()
  })
})
