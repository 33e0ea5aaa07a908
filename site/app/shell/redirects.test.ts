import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { contentContext } from '~/content/context.server.ts'
import type { Content } from '~/content/model.ts'
import type { Snapshot } from '~/content/snapshot.server.ts'
import { followRedirects } from './redirects.server.ts'
import { siteRequestContext } from './request-context.ts'
import { validatePage } from './validate-page.ts'

const targets: Record<string, { to: string; status: 301 | 302 }> = {
  '/oud': { to: '/nieuw?a=1', status: 301 },
  '/buiten': { to: 'https://partner.example/x', status: 302 },
  '/vreemd': { to: 'https://vreemd.example/', status: 302 },
  '/kwaad': { to: '//evil.example', status: 301 },
}

/** Asks the middleware for a path; answers the redirect it threw, or undefined. */
async function follow(path: string, locale: 'nl' | 'en' = 'nl') {
  const content = {
    settings: { redirectHosts: ['partner.example'], without: ['pavilions'] },
    redirect: (from: string) => targets[from] && { from, ...targets[from] },
    rooms: { renamed: { vliering: 'zolder' } },
    themes: { renamed: {} },
  } as unknown as Content
  const context = new RouterContextProvider()
  context.set(contentContext, {
    snapshot: { version: '1', nl: content, en: content } satisfies Snapshot,
    locale,
  })
  context.set(siteRequestContext, {
    locale,
    bases: { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' },
    prefix: locale === 'nl' ? '' : '/en',
    switchTo: { nl: '', en: '/en' },
    buildId: 'b',
    pages: { at: expect.fail, personalPaths: [] },
    indexing: true,
    statistics: '',
    preview: false,
    payload: false,
    countClick: () => undefined,
    countMiss: () => undefined,
    logo: async () => null,
    report: () => undefined,
  })
  const url = new URL(path, 'https://dakwaarts.example')
  const next = vi.fn(async () => new Response('page'))
  try {
    await followRedirects({ request: new Request(url), url, context, params: {} } as never, next)
    expect(next).toHaveBeenCalledOnce()
    return undefined
  } catch (thrown) {
    expect(next).not.toHaveBeenCalled()
    if (!(thrown instanceof Response)) throw thrown
    const { status, headers } = thrown
    return {
      status,
      to: headers.get('location'),
      reload: headers.get('x-remix-reload-document') === 'true',
    }
  }
}

it('a redirect within the site is followed in the locale of the request', async () => {
  expect(await follow('/oud')).toEqual({ status: 301, to: '/nieuw?a=1', reload: false })
  expect(await follow('/oud/')).toMatchObject({ to: '/nieuw?a=1' })
  expect(await follow('/en/oud', 'en')).toMatchObject({ to: '/en/nieuw?a=1' })
  expect(await follow('/oud?b=2&a=3')).toMatchObject({ to: '/nieuw?a=1&b=2' })
})

it('former slugs in the parameters of an address lead to the present ones', async () => {
  const to = '/en/plattegrond?van=1.A12&naar=zolder&ruimte=zolder'
  const old = '/en/plattegrond?van=1.A12&naar=vliering&ruimte=vliering'
  expect(await follow(old, 'en')).toEqual({ status: 301, to, reload: false })
  expect(await follow('/plattegrond?ruimte=zolder')).toBeUndefined()
  expect(await follow('/programma?thema=constructor&q=vliering')).toBeUndefined()
})

it('a redirect to an allowed host is followed with a page load', async () => {
  expect(await follow('/buiten')).toEqual({
    status: 302,
    to: 'https://partner.example/x',
    reload: true,
  })
})

it('an unsafe redirect is not followed, and a missing one does nothing', async () => {
  expect(await follow('/vreemd')).toBeUndefined()
  expect(await follow('/kwaad')).toBeUndefined()
  expect(await follow('/programma')).toBeUndefined()
})

it('a page of a part that the fair does without is not found', async () => {
  const notFound = { init: { status: 404 } }
  await expect(follow('/paviljoens/hout')).rejects.toMatchObject(notFound)
  await expect(follow('/en/paviljoens', 'en')).rejects.toMatchObject(notFound)
})

it('a page whose rule fails has the 404 of requirements 12.1', () => {
  const url = new URL('https://dakwaarts.example/en/bestaat-niet?a=1')
  expect(() => validatePage('anything', url)).not.toThrow()
  try {
    validatePage(undefined, url)
    expect.unreachable()
  } catch (thrown) {
    expect(thrown).toMatchObject({
      data: 'Page Not Found: /en/bestaat-niet?a=1',
      init: { status: 404 },
    })
  }
})
