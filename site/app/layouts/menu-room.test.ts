import { expect, it } from 'vitest'
import { menuFrom } from './header.tsx'

const MENU = [
  'Programma',
  'Standhouders',
  'Sprekers',
  'Plattegrond',
  'Nieuws',
  'Bezoek',
  'Deelnemen',
]

it('the menu is in the header where its words fit beside the name, otherwise in the sheet', () => {
  expect(menuFrom('Dakwaarts', MENU)).toBe('lg')
  expect(menuFrom('Bouwbeurs', [...MENU.slice(0, 6), 'Meedoen', 'Contact'])).toBe('xl')
  expect(menuFrom('Dakwaarts', [...MENU, 'Paviljoens', 'Vacatures', 'Veelgestelde vragen'])).toBe(
    'never',
  )
  expect(menuFrom('Vakbeurs voor duurzame woningbouw Noord-Nederland', MENU)).toBe('never')
})
