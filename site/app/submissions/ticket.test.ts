import { expect, it } from 'vitest'
import { ageOf, MINIMUM_TIME_MS, newTicket, readTicket, signTicket } from './ticket.server.ts'

const NOW = Date.UTC(2027, 2, 17, 9)
const HOUR = 3_600_000

it('a ticket is read back as it was signed', () => {
  for (const challenged of [true, false]) {
    const ticket = newTicket('photo-removal', NOW, challenged)
    expect(readTicket(signTicket(ticket, 's'), 'photo-removal', 's')).toEqual(ticket)
  }
})

it('a ticket is invalid when changed, for another form, and with another secret', () => {
  const text = signTicket(newTicket('contact', NOW), 's')
  expect(readTicket(text, 'newsletter', 's')).toBeNull()
  expect(readTicket(text, 'contact', 'other')).toBeNull()
  expect(readTicket(text.replace('~t~', '~c~'), 'contact', 's')).toBeNull()
  expect(readTicket(text.replace(/^contact/, 'newsletter'), 'newsletter', 's')).toBeNull()
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === 'a' ? 'b' : 'a'
    const changed = text.slice(0, at) + other + text.slice(at + 1)
    expect(readTicket(changed, 'contact', 's')).toBeNull()
  }
  for (const invalid of ['', 'x', `${text} `, 'ø'.repeat(100)]) {
    expect(readTicket(invalid, 'contact', 's')).toBeNull()
  }
})

it('a ticket is valid from three seconds to twelve hours', () => {
  const ticket = newTicket('contact', NOW)
  expect(ageOf(ticket, NOW + MINIMUM_TIME_MS - 1)).toBe('early')
  expect(ageOf(ticket, NOW + 3000)).toBe('fit')
  expect(ageOf(ticket, NOW + 12 * HOUR)).toBe('fit')
  expect(ageOf(ticket, NOW + 12 * HOUR + 1)).toBe('expired')
})

it('a ticket stays valid when the clock was set an hour back or ahead', () => {
  const ticket = newTicket('contact', NOW)
  expect(ageOf(ticket, NOW - HOUR)).toBe('fit')
  expect(ageOf(ticket, NOW + HOUR)).toBe('fit')
  // A small difference between the clocks of two machines does not make sending possible earlier.
  expect(ageOf(ticket, NOW - 500)).toBe('early')
})
