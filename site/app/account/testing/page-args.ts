import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { siteRequestContext } from '~/shell/request-context.ts'

/**
 * The arguments of a loader or an action for a page in English; the caller adds account and
 * content.
 */
export function pageArgs(path: string, init?: RequestInit) {
  const url = new URL(`https://dakwaarts.example/en${path}`)
  const context = new RouterContextProvider()
  context.set(siteRequestContext, {
    locale: 'en',
    bases: { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' },
    prefix: '/en',
    switchTo: { nl: '', en: '/en' },
    buildId: 'x',
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
  return { url, context, request: new Request(url, init) }
}
