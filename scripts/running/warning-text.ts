import { stripVTControlCharacters } from 'node:util'

/** Numeric level from which pino calls a line a warning. */
const pinoWarning = 40

/**
 * The part of a log line for a person who starts the stack: the text of warnings and errors, null
 * for anything else. Understands pino's JSON lines (site) and Strapi's text lines (CMS).
 *
 * @example
 * warningText('[2027-01-01 10:00:00.000] warn: Low disk') // 'Low disk'
 * warningText('{"level":30,"msg":"Started"}') // null
 */
export const warningText = (raw: string): string | null => {
  const line = stripVTControlCharacters(raw).trim()
  if (line.startsWith('{')) {
    try {
      const { level, msg } = JSON.parse(line) as { level?: number; msg?: string }
      return level && level >= pinoWarning ? (msg ?? line) : null
    } catch {
      return null
    }
  }
  return /^\[[^\]]+\] (?:warn|error): (.+)/.exec(line)?.[1] ?? null
}
