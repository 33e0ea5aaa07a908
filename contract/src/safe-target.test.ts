import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeTarget } from './safe-target.ts'

const hosts = ['partner.nl', 'Tickets.example:8443']

describe('safeTarget', () => {
  it.each([
    ['/', '/'],
    ['/programma?dag=1#top', '/programma?dag=1#top'],
    ['/één?naam=%20日本', '/%C3%A9%C3%A9n?naam=%20%E6%97%A5%E6%9C%AC'],
    ['/\ud800', '/%EF%BF%BD'],
    ['https://partner.nl/aanmelden', 'https://partner.nl/aanmelden'],
    ['https://PARTNER.nl', 'https://partner.nl/'],
    ['https://tickets.example:8443/x', 'https://tickets.example:8443/x'],
  ])('accepts %s', (target, expected) => {
    expect(safeTarget(target, hosts)).toBe(expected)
  })

  it.each([
    '',
    'programma',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    ' https://partner.nl',
    'http://partner.nl',
    'https://partner.nl@evil.example',
    'https://user:secret@partner.nl',
    'https://partner.nl.evil.example',
    'https://sub.partner.nl',
    'https://tickets.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[',
  ])('refuses %s', (target) => {
    expect(safeTarget(target, hosts)).toBeNull()
  })

  it('never gives a host that is not listed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (target) => {
          const found = safeTarget(target, hosts)
          if (found === null) return
          const url = new URL(found, 'https://site.example')
          expect(['site.example', 'partner.nl', 'tickets.example:8443']).toContain(url.host)
          expect(url.protocol).toBe('https:')
          expect(() => new Headers({ location: found })).not.toThrow()
        },
      ),
    )
  })
})
