import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../scripts/running/settings.ts'

const PASSWORD = 'Lantaarnpaal-17'
/** Its bcrypt hash at the lowest cost: hashing is not what is measured. */
const HASH = '$2a$04$Y1Xzazti.lvetwgY3yVn1uwvgWymU2ksvcyWdZSwWU6vZCq8imVk6'

export interface Visitor {
  readonly identifier: string
  readonly password: string
}

/** Puts visitors with confirmed accounts into the database of a throw-away installation. */
export function makeVisitors({ dataDir }: Settings, count: number): readonly Visitor[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  const made: Visitor[] = []
  try {
    const user = database.prepare(
      `insert into up_users (document_id, username, email, provider, password, confirmed, blocked)
       values (?, ?, ?, 'local', '${HASH}', 1, 0)`,
    )
    const role = database.prepare(
      `insert into up_users_role_lnk (user_id, role_id)
       select ?, id from up_roles where type = 'authenticated'`,
    )
    database.exec('begin immediate')
    for (let number = 1; number <= count; number += 1) {
      const identifier = `bezoeker${number}@zandkreek.example`
      const { lastInsertRowid } = user.run(randomUUID(), randomUUID(), identifier)
      role.run(lastInsertRowid)
      made.push({ identifier, password: PASSWORD })
    }
    database.exec('commit')
  } finally {
    database.close()
  }
  return made
}
