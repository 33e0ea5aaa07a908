import { expect, it } from 'vitest'
import { item } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { chooseItems } from './choose-items.ts'
import { exportQuery } from './programme-tools.tsx'

const { nl } = sampleSnapshot((fair) =>
  addDocuments(fair, 'programme-items', item('tour1', { type: 'tour', themes: [] })),
)

/** The ids in the export of the items on show at an address. */
function exported(address: string, type?: 'tour') {
  const query = exportQuery({ params: new URLSearchParams(address), type })
  return chooseItems(nl, new URLSearchParams(query)).map(({ id }) => id)
}

it('an export has the items of the page’s filters, over all days', () => {
  expect(exported('')).toEqual(['item2', 'item1', 'tour1'])
  expect(exported('dag=2027-03-17&weergave=plan')).toEqual(['item2', 'item1', 'tour1'])
  expect(exported('thema=geld-en-grond')).toEqual(['item2', 'item1'])
  expect(exported('thema=geld-en-grond&q=item1')).toEqual(['item1'])
  expect(exported('', 'tour')).toEqual(['tour1'])
})

it('an export of named items has those', () => {
  const chosen = chooseItems(nl, new URLSearchParams('id=tour1&id=item2'))
  expect(chosen.map(({ id }) => id)).toEqual(['item2', 'tour1'])
})

it('an unpublished programme is empty', () => {
  const hidden = sampleSnapshot((fair) =>
    Object.assign(fair.editions?.nl[0] ?? {}, { programmePublished: false }),
  ).nl
  expect(chooseItems(hidden, new URLSearchParams('id=item1'))).toEqual([])
})
