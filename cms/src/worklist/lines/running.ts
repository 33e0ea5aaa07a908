import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { readHealth } from '../../health/health'
import { lastFeedAt } from '../../live/last-feed'
import { countFailedMails, mayHandleMails } from '../failed-mails'
import type { Lines } from '../moment'
import { namesText } from '../names'
import { ageText } from '../urgency'
import type { WorklistLine } from '../views'

/** The site asks every second; after so long without, it stands still, in ms. */
const SITE_SILENT_MS = MINUTE_MS
/** A backup is due each night: older than this, one was missed, in seconds. */
const BACKUP_SECONDS = 36 * 3600

const MAILS = '/werklijst/mails'
const HEALTH = '/api/health'

/**
 * The time of the site's last request; null while it sends any, or this process is too young to
 * know.
 */
function siteSilentSince(now: Date): Date | null {
  const asked = lastFeedAt()
  const started = new Date(now.getTime() - process.uptime() * 1000)
  const since = asked ?? started
  return now.getTime() - since.getTime() > SITE_SILENT_MS ? since : null
}

async function mailLines(strapi: Core.Strapi, now: Date): Promise<readonly WorklistLine[]> {
  const { count, since, subjects } = await countFailedMails(strapi)
  if (count === 0 || !since) return []
  return [
    {
      id: 'failed-mails',
      urgency: 'today',
      count,
      title: count === 1 ? 'Mail niet aangekomen' : 'Mails niet aangekomen',
      about: namesText(
        subjects.map((subject) => `„${subject}”`),
        count,
      ),
      due: `sinds ${ageText(since, now)}`,
      dueNote: 'worden niet vanzelf opnieuw verstuurd',
      to: MAILS,
      action: 'Bekijk mails',
    },
  ]
}

const stopped = (
  id: string,
  line: Pick<WorklistLine, 'title' | 'about' | 'due' | 'to' | 'action'>,
): WorklistLine => ({ id, urgency: 'today', count: 1, dueNote: '', ...line })

async function stoppedParts(strapi: Core.Strapi, now: Date): Promise<readonly WorklistLine[]> {
  const { disk, outbox, outboxSeconds, backupSeconds } = await readHealth(strapi, now)
  const secondsAgo = (seconds: number) => ageText(new Date(now.getTime() - seconds * 1000), now)
  return [
    ...(disk === 'ok'
      ? []
      : [
          stopped('disk', {
            title: 'Schijf van het CMS vol',
            about: 'Formulieren met bestanden worden geweigerd.',
            due: 'nu',
            to: HEALTH,
            action: 'Bekijk de toestand',
          }),
        ]),
    ...(outbox === 'late'
      ? [
          stopped('outbox-late', {
            title: 'Uitgaande mail staat stil',
            about: 'De mailserver neemt niets aan; mails blijven wachten en gaan niet verloren.',
            due: `${Math.round(outboxSeconds / 60)} minuten`,
            to: HEALTH,
            action: 'Bekijk de toestand',
          }),
        ]
      : []),
    ...(backupSeconds !== null && backupSeconds > BACKUP_SECONDS
      ? [
          stopped('backup', {
            title: 'Geen reservekopie van vannacht',
            about: 'Zonder kopie is na een storing het werk van sinds de laatste weg.',
            due: `laatste ${secondsAgo(backupSeconds)} oud`,
            to: HEALTH,
            action: 'Bekijk de toestand',
          }),
        ]
      : []),
  ]
}

/** The work on the installation itself: failed mails, and parts that stand still. */
export const runningLines: Lines = async (strapi, { asker, now }) => {
  const silent = siteSilentSince(now)
  return [
    ...(silent
      ? [
          stopped('site', {
            title: 'De site staat stil',
            about: 'De site vraagt niets meer aan dit CMS; wat u publiceert verschijnt niet.',
            due: `sinds ${Math.round((now.getTime() - silent.getTime()) / MINUTE_MS)} minuten`,
            to: `${settings.siteUrl}/health?ready=1`,
            action: 'Bekijk de toestand',
          }),
        ]
      : []),
    ...(mayHandleMails(asker) ? await mailLines(strapi, now) : []),
    ...(asker.isAdministrator ? await stoppedParts(strapi, now) : []),
  ]
}
