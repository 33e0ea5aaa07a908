/** What a round of requests brought to light. */
import type { FuzzRequest } from './requests.ts'
import type { Reply } from './send.ts'
import type { Target } from './targets.ts'

/** A request that takes longer is a fault, in ms. */
const SLOW_MS = 2000
/** How much of a request is shown, in characters. */
export const SHOWN = 600

/** A token or a sealed cookie: as good as any other, and it fills what is shown. */
const SESSION = /(?<=Bearer |account=)[\w.-]{40,}/g

/** Requests to the same route that were taken wrongly in the same way. */
interface Fault {
  count: number
  /** The first of them. */
  readonly example: string
  longestMs: number
}

type Asked = Pick<FuzzRequest, 'isWhole' | 'route'>

/** What is wrong with how a request was taken. Who did not send all of it may be left without an answer. */
export function faultIn({ isWhole, route }: Asked, { status, ms }: Reply): string | undefined {
  if (status === null && isWhole) return 'no answer'
  if (status !== null && status >= 500) return String(status)
  return ms > SLOW_MS && !route.waits ? 'slow' : undefined
}

export class Findings {
  readonly faults = new Map<string, Fault>()
  readonly statuses = new Map<string, number>()

  note({ name }: Pick<Target, 'name'>, request: FuzzRequest, reply: Reply): void {
    const kind = `${name} ${reply.status ?? 'no answer'}`
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1)
    const wrong = faultIn(request, reply)
    if (!wrong) return
    const text = request.bytes.toString('latin1').replace(SESSION, '…')
    const example = JSON.stringify(text.slice(0, SHOWN))
    this.add(`${name} ${wrong} ${request.method} ${request.route.path}`, example, reply.ms)
  }

  add(key: string, example: string, ms = 0): void {
    const fault = this.faults.get(key)
    if (!fault) {
      this.faults.set(key, { count: 1, example, longestMs: ms })
      return
    }
    fault.count += 1
    fault.longestMs = Math.max(fault.longestMs, ms)
  }
}
