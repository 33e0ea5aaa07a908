// About: site/app/routes/regulation.tsx, site/app/routes/regulation-pdf.ts, site/app/routes/kiosk.tsx
// About: site/app/features/regulation, site/app/layouts/footer.tsx, site/app/layouts/page-layout.tsx
// About: site/app/routes/advertising.tsx, site/app/features/exhibiting, site/app/features/catalogue, cms/seed/data/tariffs.ts
// About: cms/seed/data/products.ts, cms/seed/data/regulations, cms/seed/data/navigation.ts, cms/seed/data/pages/legal
// About: cms/seed/data/pages/visit.ts

import { getDocumentProxy } from 'unpdf'
import { elementsOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'

const RULES = '/reglement-standhouders'

for (const [prefix, language, title, words] of [
  ['', 'nl', 'Reglement standhouders, versie 3', 'ten hoogste 60 centimeter'],
  ['/en', 'en', 'Exhibitor rules, version 3', 'at most 60 centimetres'],
] as const) {
  test(`the rules are a tagged PDF in ${language}`, async ({ request }) => {
    const html = await (await request.get(prefix + RULES)).text()
    const address = `${prefix}${RULES}.pdf?versie=3`
    expect(elementsOf(html).map(({ attributes }) => attributes.href)).toContain(address)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    const pdf = await getDocumentProxy(new Uint8Array(await answer.body()))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: title, Language: language })
    expect(await pdf.getOutline()).toHaveLength(10)
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
    )
    const text = await Promise.all(
      pages.map(async (one) => {
        const { items } = await one.getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join(' ')
      }),
    )
    expect(text.join(' ')).toContain(words)
    const tree = JSON.stringify(await pages[0]?.getStructTree())
    for (const role of ['Document', 'H1', 'Sect', 'H2', 'H3', 'P']) {
      expect(tree).toContain(`"role":"${role}"`)
    }
  })
}

test('an unknown version of the rules answers 404', async ({ request }) => {
  expect((await request.get(`${RULES}?versie=99`)).status()).toBe(404)
})

test('stands and products have their prices in the HTML', async ({ request }) => {
  const textOf = async (path: string) =>
    (await (await request.get(path)).text()).replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ')
  const stands = await textOf('/deelnemen-als-standhouder')
  for (const words of ['Bedragen excl. btw', '€ 195,00', '€ 2.250,00', 'Belangrijke data'])
    expect(stands).toContain(words)
  const catalogue = await textOf('/adverteren-en-signing')
  for (const words of ['KC-5000', '€ 4.500,00', 'per oplage', 'tot en met 1 december 2026'])
    expect(catalogue).toContain(words)
  expect(await textOf('/en/adverteren-en-signing')).toContain('Floor sticker')
})

test('the address of the order form fills in the exhibitor', async ({ request }) => {
  const chosen = async (query: string) => {
    const html = await (await request.get(`/adverteren-en-signing${query}`)).text()
    const options = elementsOf(html).filter(({ attributes }) => 'selected' in attributes)
    return options.map(({ attributes }) => attributes.value)
  }
  expect(await chosen('?standhouder=bronlus')).toContain('bronlus')
  expect(await chosen('?standhouder=bestaat-niet')).toEqual(await chosen(''))
})

test('the footer of every page links to all legal texts', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const foot = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
  const hrefs = elementsOf(foot).map(({ attributes }) => attributes.href)
  for (const path of ['/privacy', '/cookies', '/toegankelijkheid', '/voorwaarden', '/colofon']) {
    expect(hrefs).toContain(path)
    expect((await request.get(path)).status()).toBe(200)
  }
})

test('the page without surroundings has no header and footer', async ({ request }) => {
  const elements = elementsOf(await (await request.get('/c')).text())
  const names = new Set(elements.map(({ name }) => name))
  expect([...names]).toEqual(expect.arrayContaining(['h1', 'main']))
  expect(names.has('header') || names.has('footer')).toBe(false)
  const robots = elements.find(({ attributes }) => attributes.name === 'robots')
  expect(robots?.attributes.content).toBe('noindex')
})
