import { expect, it } from 'vitest'

const modules = import.meta.glob<object>('../**/*messages.ts', { eager: true })

/** Words for several of what the site counts; numbers of minutes are never one. */
const WORDS =
  'beelden concepten dagen haltes maanden mensen onderdelen organisaties personen plaatsen pleinen resultaten sessies sprekers standhouders stands bezoekers concepts days exhibitors items months organisations people pictures places results seats sessions speakers squares stops visitors'
const SEVERAL = new RegExp(`(?<![\\d.,])1\\s(?:${WORDS.replaceAll(' ', '|')})(?!\\p{L})`, 'u')

/** The forms of texts for a number of one. */
function saidOfOne(message: unknown): readonly string[] {
  if (typeof message === 'object' && message) return Object.values(message).flatMap(saidOfOne)
  if (typeof message !== 'function') return []
  try {
    return [String(message(...Array.from({ length: message.length }, () => 1)))]
  } catch {
    // A text with other parameters than numbers and texts.
    return []
  }
}

it('texts use one word for one thing', () => {
  const said = Object.values(modules).flatMap(saidOfOne)
  expect(said).toContain('1 plaats')
  expect(said.filter((text) => SEVERAL.test(text))).toEqual([])
})
