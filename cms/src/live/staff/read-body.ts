import { MINUTE_MS } from '@beursvloer/contract/durations'
import { type LiveNotice, NOTICE_TONES } from '@beursvloer/contract/live/feed'
import { errors } from '@strapi/utils'
import { objectOf } from '../../http/body-fields'
import { NOTICE_TERMS } from './labels'
import { MAX_NOTICE } from './views'

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
  if (text.length > MAX_NOTICE)
    throw new errors.ValidationError(`Een melding is hooguit ${MAX_NOTICE} tekens lang.`)
  return text
}

/**
 * A notice as staff filled it in.
 * @throws ValidationError in Dutch
 */
export function readNotice(body: unknown, id: string, now: Date): LiveNotice {
  const { nl, en, tone, minutes } = objectOf(body)
  const text = { nl: textOf(nl), en: textOf(en) }
  if (!text.nl) throw new errors.ValidationError('Vul de melding in het Nederlands in.')
  const term = NOTICE_TERMS.find((known) => known.minutes === minutes)
  if (!term) throw new errors.ValidationError('Kies hoe lang de melding getoond wordt.')
  return {
    id,
    tone: NOTICE_TONES.find((known) => known === tone) ?? 'info',
    text,
    until:
      term.minutes === null
        ? null
        : new Date(now.getTime() + term.minutes * MINUTE_MS).toISOString(),
  }
}
