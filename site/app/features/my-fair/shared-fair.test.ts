import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import { expect, it } from 'vitest'
import { item } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { packFacts, unpackFacts } from './fair-facts.ts'
import { toSharedFair } from './shared-fair.ts'

const { nl } = sampleSnapshot((fair) =>
  addDocuments(fair, 'programme-items', item('weg', { state: 'cancelled' })),
)
const facts = unpackFacts(packFacts(nl))
const saved = (about: Partial<SavedEntry>): SavedEntry => ({
  ...{ kind: 'session', id: 'item1', saved: true, note: 'Geheim', changedAt: 1 },
  ...about,
})

it('a shared fair has titles and times only, without notes and appointments', () => {
  const [stand] = facts.stands
  const planned = `${facts.days[0]?.date}T11:20/PT15M`
  const shared = toSharedFair(facts, {
    entries: [
      saved({}),
      saved({ id: 'weg' }),
      saved({ id: 'gone' }),
      saved({ id: 'item2', saved: false }),
      saved({ kind: 'exhibitor', id: stand?.id ?? '' }),
      saved({ kind: 'appointment', id: 'x', note: 'Met de wethouder', planned }),
    ],
    signUps: [],
    meetings: [],
  })
  expect(JSON.stringify(shared)).not.toMatch(/Geheim|wethouder|"note"|place/)
  expect(shared.days.flatMap(({ lines }) => lines.map(({ key }) => key)).sort()).toEqual([
    'session:item1',
    'session:weg',
  ])
  expect(shared.withoutTime.map(({ title }) => title)).toEqual([stand?.name])
  expect(shared.entries).toHaveLength(3)
})
