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
  'a sent or saved form is recognised: %s',
  (part) => {
    expect(partIn(searchOf(actionOf(part)))).toBe(part)
    expect(savedPartIn(searchOf(savedPage(part, new Date(0))))).toBe(part)
  },
)

it('the page to return to is kept until the profile is complete', () => {
  const asked = searchOf(firstProfilePage('/programma?q=hout'))
  const sent = searchOf(actionOf('first', asked.get('naar')))
  expect(partIn(sent)).toBe('first')
  expect(sent.get('naar')).toBe('/programma?q=hout')
  expect(firstProfilePage('/bezoekersprofiel/verwijderen')).toBe('/bezoekersprofiel/verwijderen')
})

it('unknown values are ignored', () => {
  for (const word of ['', 'x', 'toString', '__proto__']) {
    expect(partIn(searchOf(`/?deel=${word}`))).toBe('details')
    expect(savedPartIn(searchOf(`/?bewaard=${word}`))).toBeNull()
  }
})

it('the address differs each time, because a browser does not load its present one', () => {
  expect(savedPage('details', new Date(1))).not.toBe(savedPage('details', new Date(2)))
})
