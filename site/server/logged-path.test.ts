import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

it.each([
  ['/zoeken?q=naam', '/zoeken'],
  ['/mijn-beurs', '/mijn-beurs'],
  ['/mijn-beurs/agenda/9f_K-x/agenda.ics?a=1', '/mijn-beurs/agenda/…/agenda.ics'],
  ['/en/mijn-beurs/gedeeld/9f_K-x', '/en/mijn-beurs/gedeeld/…'],
  ['/mijn-beurs/gedeeld/9f_K-x.data', '/mijn-beurs/gedeeld/…'],
  ['/Mijn-Beurs/Gedeeld/9f_K-x', '/Mijn-Beurs/Gedeeld/…'],
])('the logged path of %s is %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
