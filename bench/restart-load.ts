import { Agent, type ClientRequest, get, request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { newTicket, signTicket } from '../site/app/submissions/ticket.server.ts'

/** How many requests met with what: a status, or the code of an error. */
export type Tally = Map<string, number>

export interface Visitors {
  /** What the pages were answered with. */
  readonly pages: Tally
  /** What the forms were answered with. */
  readonly forms: Tally
  stop(): Promise<void>
}

const CONNECTIONS = 16
const PATHS = ['/faq', '/', '/programma', '/standhouders', '/en/faq', '/sprekers']
/** Pause between two forms, and before asking again who refused, in ms. */
const FORM_PAUSE_MS = 100
const REFUSED_PAUSE_MS = 20
/** How old a ticket looks: nobody types a question faster. */
const TYPING_MS = 60_000

const count = (tally: Tally, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)

const outcomeOf = (outgoing: ClientRequest): Promise<string> =>
  new Promise((resolve) => {
    outgoing.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message))
    outgoing.on('response', (response) => {
      response.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message))
      response.resume().on('end', () => resolve(String(response.statusCode)))
    })
  })

/**
 * People who look at pages over 16 open connections, one page after the other, and one who sends a
 * question ten times a second. They run until they are stopped.
 * @param formSecret the installation's, to sign tickets of people who have typed for a while
 */
export function letVisitorsIn(address: string, origin: string, formSecret: string): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const pages: Tally = new Map()
  const forms: Tally = new Map()
  let stopped = false

  const look = async (first: number): Promise<void> => {
    for (let at = first; !stopped; at += 1) {
      const outcome = await outcomeOf(get(address + PATHS[at % PATHS.length], { agent }))
      count(pages, outcome)
      if (outcome === 'ECONNREFUSED') await pause(REFUSED_PAUSE_MS)
    }
  }
  const ask = async (): Promise<void> => {
    while (!stopped) {
      const body = new URLSearchParams({
        subject: 'visit',
        name: 'Anna de Wit',
        email: 'anna@zandkreek.example',
        message: 'Is er een garderobe, en tot hoe laat is die open?',
        _ticket: signTicket(newTicket('contact', Date.now() - TYPING_MS, true), formSecret),
      })
      const outgoing = send(`${address}/contact`, {
        method: 'POST',
        agent,
        headers: {
          origin,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
      outgoing.end(body.toString())
      count(forms, await outcomeOf(outgoing))
      await pause(FORM_PAUSE_MS)
    }
  }
  const running = Promise.all([
    ...Array.from({ length: CONNECTIONS - 1 }, (_, first) => look(first)),
    ask(),
  ])
  return {
    pages,
    forms,
    async stop() {
      stopped = true
      await running
      agent.destroy()
    },
  }
}
