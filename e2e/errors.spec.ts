import { editorOf } from './harness/editor.ts'
import { findPath, pathsBySlug } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

/** Pages that are not there, with what they say. */
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

test('what is not there answers 404, says so, and leads home', async ({ page }) => {
  for (const [path, message] of missing) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    const english = path.startsWith('/en/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      english ? 'Something went wrong' : 'Er is iets fout gegaan',
    )
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    const home = page.getByRole('link', { name: english ? 'Back to home' : 'Terug naar home' })
    await home.click()
    await expect(page).toHaveURL(english ? '/en' : '/')
  }
})

test('a wrong slug leads to the right address for good, in each language', async ({ stack }) => {
  for (const [list, slug] of pathsBySlug) {
    const right = await findPath(stack.siteUrl, list, slug)
    for (const prefix of ['', '/en']) {
      const wrong = prefix + right.replace(slug, 'oude-naam')
      const response = await fetch(stack.siteUrl + wrong, { redirect: 'manual' })
      expect([wrong, response.status]).toEqual([wrong, 301])
      expect(new URL(response.headers.get('location') ?? '', stack.siteUrl).pathname).toBe(
        prefix + right,
      )
    }
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

test('what is not published is in no list and at no address', async ({ stack }) => {
  const news = editorOf(stack, 'news-item')
  const { documentId, title } = await news.find('pendelbus-en-fietsenstalling-bij-de-kade')
  const address = `/nieuws/${documentId}/pendelbus-en-fietsenstalling-bij-de-kade`
  expect((await fetch(stack.siteUrl + address)).status).toBe(404)
  for (const path of ['/nieuws', '/nieuws/_payload.json', '/']) {
    expect(await (await fetch(stack.siteUrl + path)).text()).not.toContain(title)
  }
})

test('nobody changes anything from elsewhere', async ({ stack }) => {
  for (const headers of [{}, { origin: 'https://evil.example' }] as Record<string, string>[]) {
    const response = await fetch(`${stack.siteUrl}/programma`, {
      method: 'POST',
      headers,
      body: '',
    })
    expect(response.status).toBe(403)
  }
})
