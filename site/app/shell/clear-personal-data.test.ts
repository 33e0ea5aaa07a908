// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { clearPersonalData } from './clear-personal-data.ts'

beforeEach(() => {
  // Tests of one worker share the storages.
  localStorage.clear()
  sessionStorage.clear()
})

it('typed, seen and received data are removed from the device, and the names in check-ins', () => {
  for (const key of ['draft:contact', 'nu-gezien', 'messagingToken', 'bewaard', 'kept-fair'])
    localStorage.setItem(key, '{}')
  for (const key of ['language:contact', 'nu-hier', 'reload:/']) sessionStorage.setItem(key, '{}')
  const noted = { id: '1', what: 'in', badge: 'x'.repeat(22), name: 'Anna de Wit' }
  localStorage.setItem('deur-a1', JSON.stringify([noted]))
  clearPersonalData()
  expect(Object.keys(localStorage).toSorted()).toEqual(['bewaard', 'deur-a1', 'kept-fair'])
  expect(Object.keys(sessionStorage)).toEqual(['reload:/'])
  const left = JSON.parse(localStorage.getItem('deur-a1') ?? '')
  expect(left).toEqual([{ ...noted, name: '' }])
})
