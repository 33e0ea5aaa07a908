import { expect, it } from 'vitest'
import { standChoices } from './choices.ts'

const stand = (number: string, status: 'free' | 'option' | 'let' | 'blocked') => ({
  number,
  status,
  area: 13.5,
  openSides: 2,
})

it('the available stands are offered, and having no preference', () => {
  const choices = standChoices([
    stand('1.A01', 'let'),
    stand('1.A02', 'free'),
    stand('1.A03', 'blocked'),
    { ...stand('1.A04', 'option'), openSides: 1 },
  ])
  expect(choices.map(({ value, label }) => [value, label.nl, label.en])).toEqual([
    ['any', 'Geen voorkeur, kiest u maar', 'No preference: you choose for me'],
    ['1.A02', '1.A02, 13,5\u00a0m², 2 open zijden', '1.A02, 13.5\u00a0m², 2 open sides'],
    [
      '1.A04',
      '1.A04, 13,5\u00a0m², 1 open zijde, in optie',
      '1.A04, 13.5\u00a0m², 1 open side, under option',
    ],
  ])
})
