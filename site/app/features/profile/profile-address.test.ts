import { expect, it } from 'vitest'
import {
  actionOf,
  firstProfilePage,
  type Part,
  partIn,
  savedPage,
  savedPartIn,
} from './profile-address.ts'

const searchOf = (address: string) => new URL(address, 'https://dakwaarts.example').searchParams

it.each<Part>(['details', 'first', 'choices', 'photo', 'session', 'everywhere'])(
  'knows again what was sent and what was saved: %s',
  (part) => {
    expect(partIn(searchOf(actionOf(part)))).toBe(part)
    expect(savedPartIn(searchOf(savedPage(part, new Date(0))))).toBe(part)
  },
)

it('keeps where somebody was going until their details are complete', () => {
  const asked = searchOf(firstProfilePage('/programma?q=hout'))
  const sent = searchOf(actionOf('first', asked.get('naar')))
  expect(partIn(sent)).toBe('first')
  expect(sent.get('naar')).toBe('/programma?q=hout')
  expect(firstProfilePage('/bezoekersprofiel/verwijderen')).toBe('/bezoekersprofiel/verwijderen')
})

it('takes no other words', () => {
  for (const word of ['', 'x', 'toString', '__proto__']) {
    expect(partIn(searchOf(`/?deel=${word}`))).toBe('details')
    expect(savedPartIn(searchOf(`/?bewaard=${word}`))).toBeNull()
  }
})

it('is another address each time: a browser does not load the one it is at', () => {
  expect(savedPage('details', new Date(1))).not.toBe(savedPage('details', new Date(2)))
})
