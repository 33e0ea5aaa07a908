import { expect, it } from 'vitest'
import { validateForm } from '../validate-form.ts'
import { standPresentation } from './stand-presentation.ts'

const problemOf = async (website: string) =>
  (await validateForm(standPresentation, { website }, { language: 'nl' })).website

it.each([
  'https://beurs.example',
  'https://beurs.example:8443/a@b?c=d@e#f',
  'https://münster.example?a=b@c',
])('accepts %s', async (address) => {
  expect(await problemOf(address)).toBeUndefined()
})

it.each([
  'http://beurs.example',
  'https://bank.example@kwaad.example',
  'https://user:secret@beurs.example/',
  'https:////kwaad.example',
  'https:beurs.example',
])('refuses %s', async (address) => {
  expect(await problemOf(address)).toEqual(['Begin het adres met https://, zonder gebruikersnaam.'])
})
