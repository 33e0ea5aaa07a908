import { SECOND_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { switchWhenDue } from '../editions/switch'
import { undoUnfinished } from '../import/undo'
import { mailLeads } from '../leads/evening-mails'
import { wakeOutbox } from '../mail/worker'
import { remindOfMeetings } from '../meetings/remind'
import { remindOfTasks } from '../my-stand/remind'
import { runSignUpJobs } from '../sign-ups/jobs'
import { runDaily } from './daily'
import { type Job, runEach } from './run-each'

/** Interval of the jobs, in ms: every change is notified within a minute. */
const INTERVAL_MS = 10 * SECOND_MS

/** Every morning. */
const DAILY = '0 0 8 * * *'

/** Undoes what an import that died left. With SQLite no other process can have left one. */
const undoAbandoned = async (strapi: Core.Strapi): Promise<void> => {
  if (strapi.db.dialect.client === 'postgres') await undoUnfinished(strapi)
}

const JOBS: readonly Job[] = [
  switchWhenDue,
  runSignUpJobs,
  mailLeads,
  remindOfMeetings,
  undoAbandoned,
]

/** Runs the due jobs at an interval for the lifetime of this process. */
class Jobs {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private isStopped = false

  constructor(private readonly strapi: Core.Strapi) {}

  start(): void {
    if (this.isStopped) return
    this.timer = setTimeout(() => {
      this.running = this.run(new Date()).finally(() => this.start())
    }, INTERVAL_MS)
    this.timer.unref()
  }

  /** Runs the jobs due at a moment. */
  async run(now: Date): Promise<void> {
    await runEach(this.strapi, JOBS, now)
    wakeOutbox(this.strapi)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }
}

const SERVICE = 'jobs'
const jobsOf = (strapi: Core.Strapi) => strapi.get(SERVICE) as Jobs

/** Makes the jobs, which do nothing until they are started. */
export function registerJobs(strapi: Core.Strapi): void {
  strapi.add(SERVICE, new Jobs(strapi))
}

export function startJobs(strapi: Core.Strapi): void {
  // The jobs wake the outbox within seconds.
  strapi.add('task-reminders', { run: runDaily(strapi, DAILY, remindOfTasks) })
  jobsOf(strapi).start()
}

/** Stops after the current run. */
export const stopJobs = (strapi: Core.Strapi): Promise<void> => jobsOf(strapi).stop()
