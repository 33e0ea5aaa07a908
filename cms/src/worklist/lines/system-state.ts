import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { readHealth } from '../../health/health'
import { lastFeedAt } from '../../live/last-feed'
import { countFailedMails, mayHandleMails } from '../failed-mails'
import { namesText } from '../names'
import { ageText } from '../urgency'
import type { WorklistLine } from '../views'
import type { LineSource } from '../worklist-context'

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
async function siteSilentSince(strapi: Core.Strapi, now: Date): Promise<Date | null> {
  const asked = await lastFeedAt(strapi)
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

/** A line about a part of the installation, where it stands still. */
const stopped = (
  isStopped: boolean,
  id: string,
  line: Pick<WorklistLine, 'title' | 'about' | 'due'>,
  to = HEALTH,
): readonly WorklistLine[] =>
  isStopped
    ? [{ id, urgency: 'today', count: 1, dueNote: '', to, action: 'Bekijk de toestand', ...line }]
    : []

async function stoppedParts(strapi: Core.Strapi, now: Date): Promise<readonly WorklistLine[]> {
  const { disk, outbox, outboxSeconds, backupSeconds } = await readHealth(strapi, now)
  const backupAt = new Date(now.getTime() - (backupSeconds ?? 0) * 1000)
  return [
    ...stopped(disk !== 'ok', 'disk', {
      title: 'Schijf van het CMS vol',
      about: 'Formulieren met bestanden worden geweigerd.',
      due: 'nu',
    }),
    ...stopped(outbox === 'late', 'outbox-late', {
      title: 'Uitgaande mail staat stil',
      about: 'De mailserver neemt niets aan; mails blijven wachten en gaan niet verloren.',
      due: `${Math.round(outboxSeconds / 60)} minuten`,
    }),
    ...stopped(backupSeconds !== null && backupSeconds > BACKUP_SECONDS, 'backup', {
      title: 'Geen reservekopie van vannacht',
      about: 'Zonder kopie is na een storing het werk van sinds de laatste weg.',
      due: `laatste ${ageText(backupAt, now)} oud`,
    }),
  ]
}

/** The work on the installation itself: failed mails, and parts that stand still. */
export const systemStateLines: LineSource = async (strapi, { currentUser, now }) => {
  const silent = await siteSilentSince(strapi, now)
  return [
    ...stopped(
      silent !== null,
      'site',
      {
        title: 'De site staat stil',
        about: 'De site vraagt niets meer aan dit CMS; wat u publiceert verschijnt niet.',
        due: `sinds ${Math.round((now.getTime() - (silent ?? now).getTime()) / MINUTE_MS)} minuten`,
      },
      `${settings.siteUrl}/health?ready=1`,
    ),
    ...(mayHandleMails(currentUser) ? await mailLines(strapi, now) : []),
    ...(currentUser.isAdministrator ? await stoppedParts(strapi, now) : []),
  ]
}
