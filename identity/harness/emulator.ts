/** The real Auth emulator of firebase-tools; it needs neither the internet nor Java. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/running/ports.ts'

/** A name that begins with "demo-" belongs to no real project. */
export const PROJECT = 'demo-beurs'

export interface Emulator {
  readonly url: string
  /** Makes an account with a confirmed address. */
  create(email: string, password: string): Promise<void>
  /** Changes an account as the operator of the project does. */
  update(localId: string, change: object): Promise<void>
  /** The links that the emulator would have mailed: `VERIFY_EMAIL` or `PASSWORD_RESET`. */
  codes(): Promise<readonly { email: string; requestType: string; oobLink: string }[]>
  /** The emulator's record of an account; undefined when there is none. */
  account(email: string): Promise<{ localId: string } | undefined>
  stop(): Promise<void>
}

const program = join(import.meta.dirname, '../node_modules/firebase-tools/lib/bin/firebase.js')

/** Headers of the operator's requests; the emulator accepts this token. */
const OPERATOR = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The emulator ended with ${child.exitCode}.`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Starts the emulator on free ports. */
export async function startEmulator(): Promise<Emulator> {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-identity-'))
  const [port, hub, logging] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const at = (where: number) => ({ host: '127.0.0.1', port: where })
  const emulators = {
    auth: at(port),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const args = [program, 'emulators:start', '--only', 'auth', '--project', PROJECT]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // Nothing is reported to anybody, nothing of this account's own settings is read or changed.
    env: { PATH: process.env.PATH, HOME: folder, CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, child)
  const api = `${url}/identitytoolkit.googleapis.com/v1`
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: OPERATOR,
      body: JSON.stringify(body),
    })
    return (await response.json()) as { users?: { localId: string }[] }
  }
  return {
    url,
    create: async (email, password) => {
      await ask(`/projects/${PROJECT}/accounts`, { email, password, emailVerified: true })
    },
    update: async (localId, change) => {
      await ask(`/projects/${PROJECT}/accounts:update`, { localId, ...change })
    },
    account: async (email) =>
      (await ask(`/projects/${PROJECT}/accounts:lookup`, { email: [email] })).users?.[0],
    async codes() {
      const response = await fetch(`${url}/emulator/v1/projects/${PROJECT}/oobCodes`)
      return ((await response.json()) as { oobCodes: [] }).oobCodes
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        process.kill(-Number(child.pid), 'SIGINT')
      }),
  }
}
