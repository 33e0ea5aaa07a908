import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSlug, freeSlug, slugOf } from './slug'

describe('slugOf', () => {
  it.each([
    ['Honderd woningen in tien maanden', 'honderd-woningen-in-tien-maanden'],
    ['Eén & dezelfde', 'een-en-dezelfde'],
    ['Coöperatie ’t Huis', 'cooperatie-t-huis'],
    ['  IJsselmeer -- 2027! ', 'ijsselmeer-2027'],
    ['Straße', 'strasse'],
    ['Kadır İnönü', 'kadir-inonu'],
    ['Ðorðe Đorđević', 'dorde-dordevic'],
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Søren Æbelø', 'soren-aebelo'],
    ['Əli', 'eli'],
    ['Μαρία Παππά', 'maria-pappa'],
    ['Юрий Щербаков', 'yuriy-shcherbakov'],
    ['李小龙', 'li-xiao-long'],
    ['woning\u00adcorpo\u00adratie\u200b\ufeff', 'woningcorporatie'],
    ['Ｈｏｕｔ', 'hout'],
    ['😀', ''],
    ['???', ''],
  ])('%j gives %j', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('gives a valid slug of at most 80 characters, and the same for a slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugOf(title)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        if (slug) expect(checkSlug('slug', slug)).toEqual([])
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})

it('freeSlug never gives a slug that is taken', () => {
  const among = (taken: readonly string[]) => (slug: string) => taken.includes(slug)
  expect(freeSlug('tour', among(['tour', 'tour-2']))).toBe('tour-3')
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'a-2', 'a-3', 'a-4', 'b')), (taken) => {
      expect(taken).not.toContain(freeSlug('a', among(taken)))
    }),
  )
})
