import { expect, it } from 'vitest'
import { sampleSnapshot } from '../app/content/testing/sample-content.ts'
import { publicPagesOf } from './public-pages.ts'

const policy = { cache: true, parameters: [], privateParameters: [], action: false }
const bases = { nl: 'https://fair.example', en: 'https://fair.example/en' }

it('the list starts with the home page and pages linked from it, in both languages', () => {
  const pages = publicPagesOf(sampleSnapshot(), bases, () => policy)
  const places = ['/', '/en', '/programma', '/en/programma', '/programma/sessie-item1'].map(
    (wanted) => pages.findIndex(({ path }) => path === wanted),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBe(0)
  expect(pages.at(1)).toMatchObject({ locale: 'en', origin: 'https://fair.example', path: '/en' })
})
