import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Device, type DeviceAnswer } from '../device.ts'
import { signInEditor } from '../editor.ts'
import type { Part, RunningSite } from '../part.ts'
import { makeVisitors, type Visitor } from '../visitor-accounts.ts'

/** Phones that look around, and how many addresses each opens. */
const BROWSING = 5000
const PAGES_EACH = 3
/** Of all that are signed in, so many come while the attacker fails at signing in. */
const SIGNED_IN = 500
const LATE = 20
/** Requests at once. */
const AT_ONCE = 48
const ATTACKS_AT_ONCE = 6
const PUBLISH_MS = 5000
/** The day ends after this, whoever has been served, in ms. */
const MAX_DAY_MS = 130_000
/** Failures after which the attacker has used up what a venue may fail, and more. */
const FAILURES = 400

/** What became of the requests of a group. */
class Group {
  readonly #times: number[] = []
  readonly statuses = new Map<number, number>()

  note({ status, ms }: DeviceAnswer): DeviceAnswer['status'] {
    this.#times.push(ms)
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    return status
  }

  row(name: string): readonly string[] {
    const sorted = this.#times.toSorted((a, b) => a - b)
    const countOf = (matches: (status: number) => boolean) =>
      [...this.statuses].reduce((sum, [status, count]) => sum + (matches(status) ? count : 0), 0)
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
    return [
      name,
      String(sorted.length),
      String(countOf((status) => status === 429)),
      String(countOf((status) => status >= 500)),
      String(countOf((status) => status !== 200 && status !== 429 && status < 500)),
      `${Math.round(p99)} ms`,
    ]
  }
}

const pick = <T>(from: readonly T[], at: number): T => {
  const chosen = from[at % from.length]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

/** Runs the tasks in their order, so many at once, until they are done or the day is over. */
async function inParallel(tasks: readonly (() => Promise<void>)[], until: number): Promise<number> {
  let next = 0
  const worker = async () => {
    while (next < tasks.length && performance.now() < until) {
      const task = tasks[next]
      next += 1
      await task?.()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return next
}

/** Publishes something now and then until it is stopped; resolves to how often. */
async function publish(site: RunningSite, isOver: () => boolean): Promise<number> {
  const editor = await signInEditor(site)
  let count = 0
  while (!isOver()) {
    await editor.publishNews(`Gemeten, keer ${count}.`)
    count += 1
    await wait(PUBLISH_MS)
  }
  return count
}

/** The fair's whole public behind one address for two minutes, with somebody among it who attacks. */
const part: Part = {
  title: 'The day of the fair, behind one address',
  budget: 'nobody but the attacker sees a 429, nobody a 5xx',
  async run(context) {
    const environment = { RATE_LIMITS: 'on', VENUE_NETWORKS: '127.0.0.0/8' }
    const site = await context.site(1, { environment })
    const { address, settings } = site
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE + ATTACKS_AT_ONCE })
    const device = () => new Device(address, agent)
    const [browsing, signedIn, attacker] = [new Group(), new Group(), new Group()]
    const visitors = makeVisitors(settings, SIGNED_IN)
    const { text: sitemap } = await device().get('/sitemap.xml')
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
    const { text: home } = await device().get('/')
    const pictures = [...home.matchAll(/\/_img\/[^"\s,]+/g)].map(([path]) => path)

    // One with cookies and one without: more would be more attackers.
    const robots = [device(), new Device(address, agent, false)]
    let failures = 0
    let isOver = false
    let asked = 0

    const look = (at: number) => async () => {
      const phone = device()
      for (let page = 0; page < PAGES_EACH; page += 1)
        browsing.note(await phone.get(pick(paths, at * 7 + page * 131)))
      browsing.note(await phone.get(`/zoeken?q=${encodeURIComponent(`dak ${at % 400}`)}`))
      browsing.note(await phone.get(pick(pictures, at)))
      if (at % 25 === 0) browsing.note(await phone.get('/formulieren/newsletter/ticket'))
    }
    const visit = (visitor: Visitor) => async () => {
      const phone = device()
      signedIn.note(await phone.get('/inloggen'))
      const answer = await phone.post('/inloggen', { ...visitor })
      signedIn.note(answer)
      // The browser computes for a second and sends again; here it is enough that it is asked to.
      if (answer.status === 422 && answer.text.includes('"challenge":true')) asked += 1
      for (const path of ['/account.json', '/bezoekersprofiel', '/programma?mijn=1'])
        signedIn.note(await phone.get(path))
      signedIn.note(await phone.get('/formulieren/newsletter/ticket'))
    }
    const attack = async (number: number) => {
      for (let at = number; !isOver; at += ATTACKS_AT_ONCE) {
        const robot = pick(robots, Math.floor(at / ATTACKS_AT_ONCE))
        attacker.note(await robot.get(`/zoeken?q=x${at}`))
        attacker.note(await robot.get(`/weg-${at}`))
        attacker.note(await robot.get(pick(pictures, at).replace(/\/_img\/\d+/, '/_img/320')))
        attacker.note(await robot.post('/contact', { _form: 'contact', name: `${at}` }))
      }
    }
    const guess = async () => {
      failures += 1
      const identifier = `niemand${failures}@zandkreek.example`
      const wrong = { identifier, password: 'Verkeerd-2027' }
      attacker.note(await pick(robots, failures).post('/inloggen', wrong))
    }

    const until = performance.now() + MAX_DAY_MS
    const publishing = publish(site, () => isOver)
    const attacks = Promise.all(Array.from({ length: ATTACKS_AT_ONCE }, (_, at) => attack(at)))
    const every = Math.floor(BROWSING / (SIGNED_IN - LATE))
    const early = visitors.slice(LATE).map(visit)
    const looks = Array.from({ length: BROWSING }, (_, at) => look(at))
    const begin = looks.flatMap((task, at) => {
      const guest = at % every === 0 ? early[at / every] : undefined
      return guest ? [task, guest] : [task]
    })
    const done = await inParallel(begin, until)
    const guesses = Array.from({ length: FAILURES }, () => guess)
    await inParallel(guesses, until + 30_000)
    await inParallel(visitors.slice(0, LATE).map(visit), until + 40_000)
    isOver = true
    await attacks
    const published = await publishing
    agent.destroy()
    return {
      table: {
        columns: ['who', 'requests', '429', '5xx', 'other than 200', 'p99'],
        rows: [
          browsing.row(`${BROWSING} browsing`),
          signedIn.row(`${SIGNED_IN} signed in`),
          attacker.row('the attacker'),
        ],
      },
      notes: [
        `${done} of ${begin.length} visits, ${published} publications. After ${failures} attempts of the attacker to sign in, ${asked} of ${LATE} were asked for a proof of work. The day says something when the attacker was refused.`,
      ],
    }
  },
}

export default part
