import { setTimeout as wait } from 'node:timers/promises'
import type { RunningSite } from './part.ts'
import { dataPaths, publicPaths } from './public-pages.ts'

/** Visitors, what they did so far, by kind, and the answers that they did not expect. */
export interface Crowd {
  readonly counts: Readonly<Record<string, number>>
  readonly surprises: readonly string[]
  /** They begin nothing new after `duration` ms; resolves once everybody has finished. */
  visit(duration: number): Promise<void>
}

/** Words that visitors search for, with mistakes and without results. */
const WORDS = ['woning', 'bouw', 'hout', 'stapelwrek', 'ilse werkhoven', '1.A12', 'ditbestaatniet']
/** A ticket has to be this old before it sends a form, in ms (`MINIMUM_TIME_MS` of the site). */
const TYPING_MS = 3200
const SURPRISES = 20

/** Pauses of each kind of visitor between two requests, in ms. */
const PAUSES = { page: 20, data: 100, search: 200, picture: 100, form: 1000, signIn: 3000 } as const

const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)]

/**
 * Visitors who do everything that there is to do on a site: read pages and their data, search, look at
 * pictures, send forms that are right and wrong, and fail to sign in.
 */
export async function createCrowd({ address }: RunningSite): Promise<Crowd> {
  const paths = await publicPaths(address)
  const dataOfPages = dataPaths(paths)
  const counts: Record<string, number> = {}
  const surprises: string[] = []

  async function ask(path: string, expected: readonly number[], init: RequestInit = {}) {
    const response = await fetch(address + path, {
      redirect: 'manual',
      ...init,
      headers: { origin: address, 'sec-fetch-site': 'same-origin', ...init.headers },
    })
    const text = await response.text()
    if (!expected.includes(response.status) && surprises.length < SURPRISES)
      surprises.push(`${init.method ?? 'GET'} ${path}: ${response.status}`)
    return { text, status: response.status }
  }
  const send = (path: string, fields: Readonly<Record<string, string>>, expected: number[]) =>
    ask(path, expected, { method: 'POST', body: new URLSearchParams(fields) })

  /** Sends a question as a browser without scripts does: again, when it is asked to look it over. */
  async function sendForm(number: number): Promise<void> {
    const right = number % 2 === 0
    const { text } = await ask('/formulieren/contact/ticket', [200])
    await wait(TYPING_MS)
    const fields = {
      subject: 'visit',
      name: 'Vera van der Meer',
      email: right ? `vera${number}@meer.example` : 'geen adres',
      message: 'Is de hal met een rolstoel te bereiken?',
    }
    let ticket = (JSON.parse(text) as { ticket?: string }).ticket ?? ''
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await send('/contact', { ...fields, _ticket: ticket }, [200, 422, 303])
      ticket = /name="_ticket"[^>]*value="([^"]+)"/.exec(answer.text)?.[1] ?? ''
      if (!right || !ticket) return
      await wait(TYPING_MS)
    }
  }

  const pictures: string[] = []
  const kinds: Readonly<Record<keyof typeof PAUSES, (number: number) => Promise<void>>> = {
    async page() {
      const { text } = await ask(pick(paths) ?? '/', [200])
      const [picture] = /\/_img\/[^"\s]+/.exec(text) ?? []
      if (picture) pictures.splice(0, pictures.length > 50 ? 1 : 0, picture)
    },
    async data() {
      await ask(pick(dataOfPages) ?? '/faq.data', [200])
    },
    async search() {
      const query = new URLSearchParams({ q: `${pick(WORDS)}${pick(['', ' ', '  '])}` })
      await ask(
        `${pick(['/zoeken.json', '/zoeken', '/programma', '/standhouders'])}?${query}`,
        [200],
      )
    },
    async picture() {
      // Ten times the fair is filled without pictures.
      await ask(pick(pictures) ?? '/icon.svg', [200, 404])
    },
    form: sendForm,
    async signIn(number) {
      const fields = { identifier: `vera${number}@meer.example`, password: 'Verkeerd-2027' }
      await send('/inloggen', fields, [200, 400, 401, 422, 429])
    },
  }

  return {
    counts,
    surprises,
    async visit(duration) {
      const end = performance.now() + duration
      const visitors = Object.entries(kinds).map(async ([kind, act]) => {
        while (performance.now() < end) {
          const number = counts[kind] ?? 0
          await act(number).catch((error: unknown) => surprises.push(`${kind}: ${error}`))
          counts[kind] = number + 1
          await wait(PAUSES[kind as keyof typeof PAUSES])
        }
      })
      await Promise.all(visitors)
    },
  }
}
