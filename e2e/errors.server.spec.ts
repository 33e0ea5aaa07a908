// About: site/app/routes/not-found.tsx, site/app/layouts/error-screen.tsx, site/app/shell/redirects.server.ts
// About: site/app/shell/validate-page.ts, site/app/shell/error-title.ts, site/app/routes/news.tsx
// About: site/app/routes/search.tsx, site/app/routes/programme-item.tsx
// About: site/app/routes/exhibitor-category.tsx, site/server/http/check-origin.ts, cms/seed/data/redirects.ts
// About: cms/seed/data/news.ts

import { editorOf } from './harness/editor.ts'
import { textOf } from './harness/html-text.ts'
import { findPath, pathsBySlug } from './harness/routes.ts'
import { expect, test } from './harness/server-test.ts'

/** Missing pages, with their texts. */
const missing = [
  ['/geen/enkele/route', 'Page not found'],
  ['/bestaat-niet', 'Page Not Found: /bestaat-niet'],
  ['/programma/bestaat-niet', 'Page Not Found: /programma/bestaat-niet'],
  ['/standhouders/onbekend', 'Page Not Found: /standhouders/onbekend'],
  ['/nieuws?pagina=99', 'Page Not Found: /nieuws?pagina=99'],
  [
    '/programma/dakopbouwen-op-portiekflats',
    'Page Not Found: /programma/dakopbouwen-op-portiekflats',
  ],
  ['/en/sprekers/nobody', 'Page Not Found: /en/sprekers/nobody'],
] as const

test('an unknown address answers 404, with a message and a way home', async ({ stack }) => {
  for (const [path, message] of missing) {
    const response = await fetch(stack.siteUrl + path)
    expect(response.status, path).toBe(404)
    const text = textOf(await response.text())
    const english = path.startsWith('/en/')
    expect(text).toContain(english ? 'Something went wrong' : 'Er is iets fout gegaan')
    expect(text).toContain(message)
    expect(text).toContain(english ? 'Back to home' : 'Terug naar home')
  }
})

test('lists and searches have no pages after the last one', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  for (const page of ['0', '3', '1.5', 'x']) {
    expect(await statusOf(`/nieuws?pagina=${page}`), page).toBe(404)
  }
  expect(await statusOf('/zoeken?q=woning&soort=standhouders&pagina=99')).toBe(404)
  expect(await statusOf('/zoeken?q=woning&soort=onbekend')).toBe(200)
  expect(await statusOf(`/zoeken?q=${'x'.repeat(500)}`)).toBe(200)
})

test('a wrong slug redirects permanently to the right address, an unknown id answers 404', async ({
  stack,
}) => {
  for (const [list, slug] of pathsBySlug) {
    const right = await findPath(stack.siteUrl, list, slug)
    for (const prefix of ['', '/en']) {
      const wrong = prefix + right.replace(slug, 'oude-naam')
      const response = await fetch(stack.siteUrl + wrong, { redirect: 'manual' })
      expect([wrong, response.status]).toEqual([wrong, 301])
      expect(response.headers.get('location')).toBe(prefix + right)
      const unknown = await fetch(`${stack.siteUrl}${prefix}${list}/bestaatniet/${slug}`)
      expect([list, unknown.status]).toEqual([list, 404])
      expect(await unknown.text()).toContain(`Page Not Found: ${prefix}${list}/bestaatniet`)
    }
  }
})

test('the id of a programme item redirects permanently to its address', async ({ stack }) => {
  const payload = await fetch(`${stack.siteUrl}/programma/_payload.json`)
  const { data } = (await payload.json()) as {
    data: Record<string, { items?: { id: string; path: string }[] }>
  }
  const item = data['routes/programme']?.items?.[0]
  for (const prefix of ['', '/en']) {
    const response = await fetch(`${stack.siteUrl}${prefix}/programma/${item?.id}`, {
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('location')]).toEqual([301, prefix + item?.path])
  }
})
test('redirects of the CMS are followed', async ({ stack }) => {
  for (const [from, status, to] of [
    ['/exposanten', 301, '/standhouders'],
    ['/exposanten/', 308, '/exposanten'],
    ['/en/exposanten', 301, '/en/standhouders'],
    ['/programma-2027', 302, '/programma'],
    ['/beurs-2025', 302, 'https://archief.dakwaarts.example/2025'],
  ] as const) {
    const response = await fetch(stack.siteUrl + from, { redirect: 'manual' })
    expect([from, response.status]).toEqual([from, status])
    expect(response.headers.get('location')).toBe(to)
  }
})

test('unpublished documents are in no list and have no page', async ({ stack }) => {
  const news = editorOf(stack, 'news-item')
  const { documentId, title } = await news.find('pendelbus-en-fietsenstalling-bij-de-kade')
  const address = `/nieuws/${documentId}/pendelbus-en-fietsenstalling-bij-de-kade`
  expect((await fetch(stack.siteUrl + address)).status).toBe(404)
  for (const path of ['/nieuws', '/nieuws/_payload.json', '/']) {
    expect(await (await fetch(stack.siteUrl + path)).text()).not.toContain(title)
  }
})

test('requests from other sites change nothing', async ({ stack }) => {
  for (const headers of [{}, { origin: 'https://evil.example' }] as Record<string, string>[]) {
    const response = await fetch(`${stack.siteUrl}/programma`, {
      method: 'POST',
      headers,
      body: '',
    })
    expect(response.status).toBe(403)
  }
})
