/** What `npm run doctor` looks at, each in a line. */
import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { HOUR_MS, SECOND_MS } from '@beursvloer/contract/durations'
import { type Installation, installationOf } from '../backup/settings.ts'
import { requireWritableFolder } from './data-folder.ts'
import { isDatabaseEmpty } from './database.ts'
import { Failure } from './failure.ts'
import { root } from './paths.ts'
import type { Settings } from './settings.ts'

/** How long another server may take to answer, in ms. */
const ANSWER_MS = 5 * SECOND_MS
/** Below this a disk is soon full, in bytes. */
const FREE_BYTES = 1e9
/** A backup is due each night: older than this, one was missed. */
const BACKUP_HOURS = 36
/** How far clocks may differ: tickets and one-time tokens count seconds. */
const CLOCK_SECONDS = 5

interface Looked extends Settings {
  readonly installation: Installation
  /** Recipient of a test message; without one the mail server is only greeted. */
  readonly mailTo: string | undefined
}

/** Answers what is well; throws what is not, and what to do. */
type Check = (looked: Looked) => Promise<string>

async function answerOf(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error) => {
    throw new Failure(`${address} does not answer (${error.cause?.code ?? error.name})`)
  })
  if (!answer.ok) throw new Failure(`${address} answers ${answer.status}`)
  return answer
}

const database: Check = async (settings) => {
  const isEmpty = await isDatabaseEmpty(settings)
  const { client, look } = settings.installation.database
  if (isEmpty) return `${client}, without content yet`
  const tables = await look((sql) => sql.tables())
  if (!tables) throw new Failure('cannot be opened')
  return `${client}, ${tables.length} tables`
}

const storage: Check = async ({ installation, dataDir, environment }) => {
  requireWritableFolder(dataDir)
  if (!installation.bucket) return `${dataDir} takes files`
  const bucket = await installation.bucket
  const key = `doctor/${randomUUID()}`
  await bucket.put(key, Buffer.from(key))
  const found = await bucket.get(key)
  found?.content.destroy()
  await bucket.remove(key)
  if (!found) throw new Failure('the bucket does not give back what it took')
  return `the bucket ${environment.S3_BUCKET} takes, gives and removes files`
}

interface Mailer {
  verify(): Promise<unknown>
  sendMail(message: object): Promise<unknown>
  close(): void
}

const mail: Check = async ({ environment, mailbox, mailTo }) => {
  if (mailbox) throw new Failure(`no SMTP_URL: mails land in ${mailbox}`)
  const { createTransport } = createRequire(join(root, 'cms/package.json'))('nodemailer') as {
    createTransport: (options: object) => Mailer
  }
  const timeouts = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS }
  const mailer = createTransport({ url: environment.SMTP_URL, ...timeouts })
  try {
    await mailer.verify()
    if (!mailTo) return 'the mail server takes our sign-in; -- --mail ADDRESS sends a test message'
    const from = environment.MAIL_FROM?.trim() || mailTo
    await mailer.sendMail({ from, to: mailTo, subject: 'Test', text: 'npm run doctor' })
    return `a test message went to ${mailTo}`
  } finally {
    mailer.close()
  }
}

const clock: Check = async ({ installation }) => {
  if (installation.database.client === 'postgres') {
    const rows = await installation.database.look((sql) => sql.query('select now() as now'))
    const seconds = Math.abs(Date.now() - Number(rows?.[0]?.now)) / SECOND_MS
    if (!(seconds <= CLOCK_SECONDS))
      throw new Failure(`${Math.round(seconds)} s apart from that of PostgreSQL`)
    return 'that of PostgreSQL says the same'
  }
  return `this machine says ${new Date().toISOString()}; there is no other to compare it with`
}

const disk: Check = async ({ dataDir }) => {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const text = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`
  if (free < FREE_BYTES) throw new Failure(text)
  return text
}

const proxy: Check = async ({ siteUrl, environment }) => {
  const trusted = environment.TRUSTED_PROXY?.trim() || 'off'
  if (siteUrl.startsWith('https:') && trusted === 'off')
    throw new Failure(
      'SITE_URL is https, so a proxy stands in front, and TRUSTED_PROXY is off: all visitors share their limits',
    )
  return trusted === 'off' ? 'none' : `believed from ${trusted}`
}

const site: Check = async ({ siteUrl }) => {
  const { status, cmsAwaySince } = await (await answerOf(`${siteUrl}/health?ready=1`)).json()
  if (status !== 'ok') throw new Failure(`${siteUrl} is ${status} (CMS away: ${cmsAwaySince})`)
  return `${siteUrl} is ready`
}

const apiOf = ({ cmsUrl, environment }: Looked): string =>
  [cmsUrl, environment.CMS_API_PREFIX?.trim() || '/api', environment.CMS_API_VERSION?.trim()]
    .flatMap((part) => part?.replace(/^\/|\/$/g, '') || [])
    .join('/')

const cms: Check = async (looked) => {
  const internal = looked.environment.CMS_INTERNAL_URL?.trim().split(/\s*,\s*/) ?? []
  const addresses = new Set([looked.cmsUrl, ...internal.filter(Boolean)])
  for (const address of addresses) await answerOf(`${address}/_health`)
  await answerOf(`${apiOf(looked)}/health`)
  return `${[...addresses].join(', ')} answers`
}

const backups: Check = async (looked) => {
  const { backupSeconds } = await (await answerOf(`${apiOf(looked)}/health`)).json()
  if (backupSeconds === null) throw new Failure('none was made: npm run backup, each night')
  const hours = Math.round((backupSeconds * SECOND_MS) / HOUR_MS)
  if (hours > BACKUP_HOURS) throw new Failure(`the last one is ${hours} hours old`)
  return `the last one is ${hours} hours old`
}

const checks = { database, storage, mail, clock, disk, proxy, site, cms, backups }

/**
 * Looks at all parts of an installation.
 * @param say gets a line for each
 * @returns how many are not well
 */
export async function examine(
  settings: Settings,
  mailTo: string | undefined,
  say: (line: string) => void,
): Promise<number> {
  const looked = { ...settings, mailTo, installation: installationOf(settings) }
  let faults = 0
  for (const [name, check] of Object.entries(checks))
    try {
      say(`✓ ${name}: ${await check(looked)}`)
    } catch (error) {
      faults += 1
      say(`✗ ${name}: ${(error as Error).message}`)
    }
  return faults
}
