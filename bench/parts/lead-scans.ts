import { randomUUID } from 'node:crypto'
import { LIMITS_OF_THE_VENUE, type Part, quantile, seconds } from '../harness.ts'
import { makeVisitors, type Phone, signInAll } from '../visitors.ts'

/** Stands that scan at once, each with a phone. */
const STANDS = 90
/** Scans of each phone, one after the other. */
const SCANS = 20
const BADGES = 300

/** Phones at stands that scan badges as fast as they are answered. */
const part: Part = {
  title: 'Scans of badges at 90 stands at once',
  budget: 'p95 at most 1 s, none refused',
  async run(site) {
    const { address, settings } = await site(1, LIMITS_OF_THE_VENUE)
    const badges: string[] = []
    makeVisitors(settings, BADGES, (database, user, at) => {
      const badge = randomUUID()
      const { lastInsertRowid: profile } = database
        .prepare(
          `insert into visitor_profiles
             (document_id, first_name, last_name, badge_code, language, registered_at)
           values (?, 'Rinske', ?, ?, 'nl', ?)`,
        )
        .run(randomUUID(), `Nummer ${at}`, badge, Date.now())
      database
        .prepare(
          'insert into visitor_profiles_user_lnk (visitor_profile_id, user_id) values (?, ?)',
        )
        .run(profile, user)
      badges.push(badge)
    })
    const stands: string[] = []
    const members = makeVisitors(settings, STANDS, (database, user, at) => {
      const row = database
        .prepare('select distinct document_id as id from exhibitors order by 1 limit 1 offset ?')
        .get(at)
      const stand = String(row?.id)
      database
        .prepare(
          `insert into exhibitor_members (document_id, exhibitor_id, account, email, name, role,
             state, language, invited_by, invited_at, accepted_at)
           values (?, ?, ?, ?, 'Standhulp', 'staff', 'active', 'nl', 'Proef', ?, ?)`,
        )
        .run(randomUUID(), stand, user, `${user}@zandkreek.example`, Date.now(), Date.now())
      stands.push(stand)
    })
    const ready: { phone: Phone; at: number }[] = []
    await signInAll(address, members, async (phone, at) => void ready.push({ phone, at }))
    const answers: Awaited<ReturnType<Phone>>[] = []
    const began = performance.now()
    await Promise.all(
      ready.map(async ({ phone, at }) => {
        for (let scan = 0; scan < SCANS; scan += 1) {
          const entry = {
            ...{ id: randomUUID(), at: new Date().toISOString(), what: 'scan', notes: {} },
            ...{ badge: badges[(scan * 7 + at) % BADGES], fields: ['name', 'email'] },
          }
          const path = `/mijn-stand/${stands[at]}/scannen/invoer.json`
          answers.push(await phone(path, JSON.stringify({ entries: [entry] })))
        }
      }),
    )
    const took = (performance.now() - began) / 1000
    const times = answers.map(({ ms }) => ms)
    const shared = answers.filter(({ text }) => text.includes('"outcome":"shared"')).length
    const refused = answers.filter(({ status }) => status !== 200).length
    return {
      columns: ['scans', 'shared', 'refused', 'scans/s', 'p50', 'p95', 'longest'],
      rows: [
        [
          ...[`${answers.length}`, `${shared}`, `${refused}`, `${Math.round(shared / took)}`],
          ...[0.5, 0.95, 1].map((share) => seconds(quantile(times, share))),
        ],
      ],
    }
  },
}

export default part
