import { DAY_MS } from '@beursvloer/contract/durations'
import { safeTarget } from '@beursvloer/contract/safe-target'
import { errors } from '@strapi/utils'
import { objectOf } from '../../http/body-fields'
import { HOURS, MAX_BODY, MAX_TITLE } from './labels'
import type { PushDraft, PushForm, PushTarget, PushText } from './views'

/** Longest path that a message leads to, in characters. */
const MAX_PATH = 300
/** How far ahead a message can be planned, in days. */
const MAX_AHEAD_DAYS = 400

const refuse = (words: string) => new errors.ValidationError(words)

function textOf(value: unknown, most: number): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
  if (text.length > most) throw refuse(`Gebruik hooguit ${most} tekens.`)
  return text
}

const pushText = (value: unknown): PushText => {
  const { title, body } = objectOf(value)
  return { title: textOf(title, MAX_TITLE), body: textOf(body, MAX_BODY) }
}

function pathOf(value: unknown): string {
  const path = textOf(value, MAX_PATH) || '/'
  if (!path.startsWith('/') || safeTarget(path, []) === null)
    throw refuse('Vul het adres van een pagina van de site in, zoals /programma.')
  return path
}

/** @throws ValidationError in Dutch */
export function readDraft(body: unknown): PushDraft {
  const { nl, en, path } = objectOf(body)
  const dutch = pushText(nl)
  if (!dutch.title || !dutch.body) throw refuse('Vul een titel en een tekst in het Nederlands in.')
  const english = pushText(en)
  if (Boolean(english.title) !== Boolean(english.body))
    throw refuse('Vul in het Engels titel en tekst in, of geen van beide.')
  return { nl: dutch, en: english, path: pathOf(path) }
}

/** @throws ValidationError in Dutch */
export function readTarget(value: unknown): PushTarget {
  const { to, item, theme, day } = objectOf(value)
  if (to === 'news' || to === 'exhibitors') return { to }
  if (to === 'item' && typeof item === 'string' && /^[a-z0-9]{8,40}$/.test(item))
    return { to, item }
  if (to === 'theme' && typeof theme === 'string' && /^[a-z0-9-]{1,100}$/.test(theme))
    return { to, theme }
  if (to === 'day' && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) return { to, day }
  throw refuse('Kies voor wie het bericht is.')
}

function sendAtOf(value: unknown, now: Date): string | null {
  if (value === null || value === undefined || value === '') return null
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw refuse('Kies een dag en een tijd.')
  if (at <= now.getTime()) throw refuse('Kies een tijd die nog komt.')
  if (at > now.getTime() + MAX_AHEAD_DAYS * DAY_MS) throw refuse('Kies een eerdere dag.')
  return new Date(at).toISOString()
}

/** @throws ValidationError in Dutch */
export function readPushForm(body: unknown, now: Date): PushForm {
  const { key, target, sendAt, hours } = objectOf(body)
  if (typeof key !== 'string' || !/^[\w-]{8,36}$/.test(key))
    throw refuse('Dit bericht heeft geen kenmerk.')
  const term = HOURS.find((known) => known.hours === hours)
  if (!term) throw refuse('Kies hoe lang het bericht geldt.')
  return {
    ...readDraft(body),
    key,
    target: readTarget(target),
    sendAt: sendAtOf(sendAt, now),
    hours: term.hours,
  }
}
