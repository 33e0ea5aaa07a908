import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalEmailAddress, isEmailAddress } from './email-address.ts'

const long = (length: number) => 'a'.repeat(length)
/** 254 characters in all. */
const longest = `${long(64)}@${long(63)}.${long(63)}.${long(58)}.nl`

describe('an e-mail address', () => {
  it.each([
    'jan@dakwaarts.example',
    'Jan.de-Vries+beurs@dakwaarts.example',

    "o'neill@dakwaarts.example",
    'a@b.nl',
    'j_k@sub.dakwaarts.example',
    '1@2.nl',
    'jan@münchen.example',
    'jan@xn--mnchen-3ya.example',
    'jan@a--b.example',
    longest,
  ])('may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['no @', 'jan.dakwaarts.example'],
    ['two @', 'jan@a.example@b.example'],
    ['nothing before the @', '@dakwaarts.example'],
    ['a host alone', 'jan@localhost'],
    ['a hyphen before', 'jan@-x.nl'],
    ['a hyphen behind', 'jan@x-.nl'],
    ['an underscore', 'jan@x_y.nl'],
    ['a number for a domain', 'jan@127.0.0.1'],
    ['a literal', 'jan@[127.0.0.1]'],
    ['a port', 'jan@x.nl:25'],
    ['a path', 'jan@x.nl/y'],
    ['a dot before', '.jan@x.nl'],
    ['a dot behind', 'jan.@x.nl'],
    ['two dots', 'jan..piet@x.nl'],
    ['a dot before the domain', 'jan@.x.nl'],
    ['a dot behind the domain', 'jan@x.nl.'],
    ['two dots in the domain', 'jan@x..nl'],
    ['65 characters before the @', `${long(65)}@x.nl`],
    ['64 characters in a label', `jan@${long(64)}.nl`],
    ['255 characters', longest.replace('.nl', 'a.nl')],
    ['a quoted part', '"jan"@x.nl'],
    ['another address in quotes', '"a,evil@evil.example,b"@test.example'],
    ['a comment', 'jan(piet)@x.nl'],
    ['a name', 'Jan <jan@x.nl>'],
    ['two addresses', 'jan@x.nl,piet@x.nl'],
    ['a space', 'jan piet@x.nl'],
    ['a zero-width space', 'jan\u200B@x.nl'],
    ['a zero-width space in the domain', 'jan@x\u200B.nl'],
    ['a soft hyphen', 'jan@x\u00AD.nl'],
    ['a direction mark', 'jan\u202Ex@x.nl'],
    ['a byte order mark', '\uFEFFjan@x.nl'],
    ['a NUL', 'jan\0@x.nl'],
    ['a line break', 'jan@x.nl\r\nBcc: piet@x.nl'],
    ['letters that few servers take', 'pádraig@x.nl'],
    ['a surrogate alone', 'jan\uD800@x.nl'],
  ])('may not have %s', (_what, text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('is valid and in printable ASCII once it is canonical, whatever was typed', () => {
    const odd = fc.constantFrom(...`ab1.-_+'",;<>()@ \\é\u200B\u202E\0\n`)
    const part = fc.string({ unit: odd, maxLength: 3 })
    const typed = fc.tuple(part, part).map(([local, domain]) => `a${local}@x${domain}.nl`)
    let accepted = 0
    fc.assert(
      fc.property(typed, (text) => {
        if (!isEmailAddress(text)) return
        accepted += 1
        expect(canonicalEmailAddress(text)).toMatch(/^[^\s@",;:<>()[\]\\]+@[a-z\d.-]+$/)
        expect(isEmailAddress(canonicalEmailAddress(text))).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(20)
  })
})

it('an address has one canonical spelling', () => {
  const spellings = [
    'Jan@MÜNCHEN.example',
    'Jan@mu\u0308nchen.example',
    'Jan@xn--mnchen-3ya.EXAMPLE',
  ]
  for (const spelling of spellings)
    expect(canonicalEmailAddress(spelling)).toBe('Jan@xn--mnchen-3ya.example')
  expect(canonicalEmailAddress('"jan"@MÜNCHEN.example')).toBe('"jan"@MÜNCHEN.example')
})
