import { expect, it } from 'vitest'
import { filterSpeakers } from './speaker-list.tsx'
import type { SpeakerSummary } from './speaker-view.ts'

const speaker = (name: string, lastName: string, themes: string[]): SpeakerSummary => ({
  id: name,
  slug: name,
  name,
  lastName,
  jobTitle: 'Directeur',
  organisation: 'Woonstichting De Zandkreek',
  photo: null,
  themes,
  session: null,
})
const speakers = [
  speaker('Ilse van Werkhoven', 'Werkhoven', ['hout']),
  speaker('Rachid Boutahri', 'Boutahri', ['hout', 'samen']),
  speaker('Élise Adema', 'Adema', []),
]
const all = { query: '', letter: '', theme: '' }
const names = (filters: Partial<typeof all>) =>
  filterSpeakers(speakers, { ...all, ...filters }).map(({ lastName }) => lastName)

it('speakers are filtered by word, letter of the last name and theme together', () => {
  expect(names({})).toEqual(['Werkhoven', 'Boutahri', 'Adema'])
  expect(names({ query: 'elise' })).toEqual(['Adema'])
  expect(names({ query: 'zandkreek rachid' })).toEqual(['Boutahri'])
  expect(names({ letter: 'W' })).toEqual(['Werkhoven'])
  expect(names({ letter: 'V' })).toEqual([])
  expect(names({ theme: 'hout', letter: 'B' })).toEqual(['Boutahri'])
})
