import { expect, it } from 'vitest'
import { checkTag } from './statistics-tag'

const tag = (more: object) =>
  checkTag({
    tagKind: 'matomo',
    tagAddress: 'https://matomo.beurs.example/',
    tagId: '3',
    tagPurpose: 'Om te zien wat u zoekt.',
    ...more,
  }).map(({ path }) => path)

it('a statistics tag needs the fields that its service and the question to visitors need', () => {
  expect(tag({})).toEqual([])
  expect(tag({ tagKind: 'none', tagAddress: null, tagId: null, tagPurpose: null })).toEqual([])
  expect(tag({ tagAddress: 'http://matomo.beurs.example/' })).toEqual(['tagAddress'])
  expect(tag({ tagAddress: 'https://naam@matomo.beurs.example/' })).toEqual(['tagAddress'])
  expect(tag({ tagKind: 'google', tagAddress: '', tagId: '' })).toEqual(['tagId'])
  expect(tag({ tagKind: 'other', tagId: '', tagPurpose: ' ' })).toEqual(['tagPurpose'])
})
