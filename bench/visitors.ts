import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { concurrently } from '../scripts/running/concurrently.ts'
import type { Settings } from '../scripts/running/settings.ts'

/** Signing in at once. */
const AT_ONCE = 8
/** Before one who was refused signs in again, in ms. */
const PAUSE_MS = 1000
const PASSWORD = 'Lantaarnpaal-17'
/** Its bcrypt hash at the lowest cost: hashing is not what is measured. */
const HASH = '$2a$04$Y1Xzazti.lvetwgY3yVn1uwvgWymU2ksvcyWdZSwWU6vZCq8imVk6'

/**
 * Puts visitors with confirmed accounts into the database; gives their addresses.
 * @param also puts more of each into the database, by the id of the account
 */
export function makeVisitors(
  { dataDir }: Settings,
  count: number,
  also: (database: DatabaseSync, user: number | bigint, at: number) => void = () => undefined,
): string[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  const visitor = database.prepare(
    `insert into up_users (document_id, username, email, provider, password, confirmed, blocked)
     values (?, ?, ?, 'local', '${HASH}', 1, 0)`,
  )
  const role = database.prepare(
    `insert into up_users_role_lnk (user_id, role_id)
     select ?, id from up_roles where type = 'authenticated'`,
  )
  const addresses = Array.from({ length: count }, () => `${randomUUID()}@zandkreek.example`)
  database.exec('begin immediate')
  for (const [at, email] of addresses.entries()) {
    const user = visitor.run(randomUUID(), randomUUID(), email).lastInsertRowid
    role.run(user)
    also(database, user, at)
  }
  database.exec('commit')
  database.close()
  return addresses
}

/** A browser as far as the site notices: keeps cookies, and sends forms of the site's own pages. */
function openPhone(address: string) {
  const cookies = new Map<string, string>()
  return async (path: string, fields?: Record<string, string> | string, accept = 'text/html') => {
    const asked = performance.now()
    const isJson = typeof fields === 'string'
    const response = await fetch(address + path, {
      ...(fields && { method: 'POST', body: isJson ? fields : new URLSearchParams(fields) }),
      redirect: 'manual',
      headers: {
        accept,
        ...(isJson && { 'content-type': 'application/json' }),
        origin: address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    const text = await response.text()
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, text, ms: performance.now() - asked }
  }
}

export type Phone = ReturnType<typeof openPhone>

/** Signs visitors in, each on a phone of their own, before anything is measured. */
export const signInAll = (
  address: string,
  visitors: readonly string[],
  then: (phone: Phone, at: number) => Promise<void>,
): Promise<unknown> =>
  concurrently(AT_ONCE, [...visitors.entries()], async ([at, identifier]) => {
    const phone = openPhone(address)
    const signIn = () => phone('/inloggen', { identifier, password: PASSWORD }, 'application/json')
    let answer = await signIn()
    // A quick machine signs in faster than a hall may.
    for (; answer.status === 429; answer = await signIn()) await wait(PAUSE_MS)
    if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`)
    await then(phone, at)
  })
