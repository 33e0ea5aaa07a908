import { createServer, type Server } from 'node:http'
import type { Core } from '@strapi/strapi'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import settings from '../../config/settings'
import { jobRuns } from '../jobs/run-each'
import { securityEvents } from '../logging/security-log'
import { OUTBOX } from '../mail/outbox'
import { DELIVERY } from '../push/rows'
import { PENDING } from '../transactions/claim-due'
import { type Health, readHealth } from './health'

/** Upper bounds of the times that answers take, in seconds. */
const SECONDS = [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** The part of knex's pool that is measured. */
interface Pool {
  numUsed(): number
  numPendingAcquires(): number
}

/** The CMS's figures for Prometheus; none names a person. */
function registryOf(strapi: Core.Strapi): Registry {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const times = new Histogram({
    name: 'beursvloer_cms_request_seconds',
    help: 'Time until an answer was made, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  strapi.server.use(async (context, next) => {
    const done = times.startTimer()
    try {
      await next()
    } finally {
      const route = (context as { _matchedRoute?: string })._matchedRoute ?? 'none'
      const status = `${Math.floor(context.status / 100)}xx`
      done({ method: context.method, route, status })
    }
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `beursvloer_cms_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  const waiting = (uid: typeof OUTBOX | typeof DELIVERY) =>
    strapi.db.query(uid).count({ where: { state: { $in: PENDING } } })
  let reading: Promise<Health> | undefined
  // One reading for all figures of it.
  const health = () => {
    reading ??= readHealth(strapi, new Date()).finally(() => {
      reading = undefined
    })
    return reading
  }
  const pool = (strapi.db.connection.client as { pool: Pool }).pool
  gauge('database_ok', 'Whether the database can be read and written.', async () =>
    Number((await health()).database === 'ok'),
  )
  gauge('disk_ok', 'Whether the disk takes files.', async () =>
    Number((await health()).disk === 'ok'),
  )
  gauge(
    'outbox_seconds',
    'Age of the mail that has waited longest.',
    async () => (await health()).outboxSeconds,
  )
  gauge(
    'outbox_failed',
    'Mails that were refused for good.',
    async () => (await health()).outboxFailed,
  )
  gauge(
    'backup_seconds',
    'Age of the last backup; -1: there is none.',
    async () => (await health()).backupSeconds ?? -1,
  )
  const secondsSince = (moment: number) => Math.max(0, Math.round((Date.now() - moment) / 1000))
  new Gauge({
    name: 'beursvloer_cms_jobs_seconds',
    help: 'Since when a job has not run without a failure.',
    labelNames: ['name'],
    registers,
    collect() {
      for (const [name, { wellAt }] of jobRuns) this.set({ name }, secondsSince(wellAt))
    },
  })
  const count = (
    name: string,
    help: string,
    label: string,
    read: () => Iterable<[string, number]>,
  ) =>
    new Counter({
      name: `beursvloer_cms_${name}_total`,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset()
        for (const [of, counted] of read()) this.inc({ [label]: of }, counted)
      },
    })
  count('job_failures', 'Failures of a job.', 'name', () =>
    [...jobRuns].map(([name, { failures }]) => [name, failures]),
  )
  count('security_events', 'Security events.', 'event', () => securityEvents)
  gauge('outbox_waiting', 'Mails that wait.', () => waiting(OUTBOX))
  gauge('push_waiting', 'Push messages that wait.', () => waiting(DELIVERY))
  gauge('push_seconds', 'Since when the push message is due that waits longest.', async () => {
    const longest = await strapi.db.query(DELIVERY).findOne({
      select: ['nextAttemptAt'],
      where: { state: { $in: PENDING } },
      orderBy: { nextAttemptAt: 'asc' },
    })
    return longest ? secondsSince(new Date(longest.nextAttemptAt).getTime()) : 0
  })
  gauge('database_connections', 'Connections in use.', () => pool.numUsed())
  gauge('database_waiting', 'Requests that wait for a connection.', () => pool.numPendingAcquires())
  return register
}

let server: Server | undefined

/** Measures from now on, and serves the figures at `/metrics` of a port of its own, if there is one. */
export async function startMetrics(strapi: Core.Strapi): Promise<void> {
  const { metrics } = settings
  if (!metrics) return
  const register = registryOf(strapi)
  server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await register.metrics()
    response.writeHead(200, { 'content-type': register.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server?.once('error', reject).listen(metrics.port, metrics.host, resolve)
  })
}

export const stopMetrics = (): void => void server?.close()
