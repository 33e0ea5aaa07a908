import { expect, it } from 'vitest'
import { filingLetter, foldedMatcher, foldText, textMatcher } from './text-match.ts'

it('words are found in any order, without accents and case', () => {
  const matches = textMatcher('hout  Één')
  expect(matches('Eén dag in de houtbouw')).toBe(true)
  expect(matches('Een dag in de houtbouw')).toBe(true)
  expect(matches('Een dag in de fabriek')).toBe(false)
  expect(textMatcher(' ')('alles')).toBe(true)
  expect(foldedMatcher('hout  Één')(foldText('Eén dag in de houtbouw'))).toBe(true)
})

it('letters such as ø and ł match the letters that are typed for them', () => {
  expect(foldText('Søren Łukasz Groß Æsa Đorđe Þór Işıl')).toBe(
    'soren lukasz gross aesa dorde thor isil',
  )
  expect(textMatcher('email')('Stuur een e-mail')).toBe(true)
  expect(textMatcher('E-bike')('Kom op de ebike')).toBe(true)
  expect(foldText('hout- en e-mail')).toBe('hout- en email')
})

it('a single letter is ignored, a single digit is not', () => {
  expect(textMatcher('w')('alles')).toBe(true)
  expect(textMatcher('hal 2')('Hal 1')).toBe(false)
  expect(textMatcher('2')('Hal 2')).toBe(true)
})

it('names are listed under their first letter', () => {
  expect(filingLetter('Élan Wonen')).toBe('E')
  expect(filingLetter('3D-bouw')).toBe('#')
  expect(filingLetter('’t Huis')).toBe('T')
  expect(filingLetter('Łódź Wonen')).toBe('L')
})
