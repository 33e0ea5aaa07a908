import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import panelBeingBuilt from './panel-being-built'

const dist = mkdtempSync(path.join(tmpdir(), 'beursvloer-panel-'))
const settings: Record<string, unknown> = { admin: { path: '/admin' }, autoReload: false }
const strapi = {
  dirs: { dist: { root: dist } },
  config: { get: (name: string) => settings[name] },
}

const ask = async (method: string, where: string, accept = 'text/html,*/*') => {
  const answer = panelBeingBuilt({}, { strapi: strapi as unknown as Core.Strapi })
  const headers: Record<string, string> = {}
  const set = (name: string, value: string) => {
    headers[name] = value
  }
  const ctx = { method, path: where, get: () => accept, set, status: 404, body: '' }
  const next = vi.fn(async () => undefined)
  await answer(ctx as never, next)
  return { ...ctx, headers, passedOn: next.mock.calls.length > 0 }
}

it('only requests of the panel get the waiting page while it is being built', async () => {
  for (const where of ['/admin', '/admin/content-manager']) {
    const { status, headers, body, passedOn } = await ask('GET', where)
    expect({ status, passedOn }).toEqual({ status: 503, passedOn: false })
    expect(headers).toMatchObject({ refresh: '5', 'retry-after': '5' })
    expect(body).toContain('Het beheer wordt klaargezet')
  }
  expect((await ask('GET', '/api/pages')).passedOn).toBe(true)
  expect((await ask('GET', '/administratie')).passedOn).toBe(true)
  expect((await ask('POST', '/admin/login')).passedOn).toBe(true)
  expect((await ask('GET', '/admin/init', 'application/json')).passedOn).toBe(true)
  settings.autoReload = true
  expect((await ask('GET', '/admin')).passedOn).toBe(true)
  settings.autoReload = false

  mkdirSync(path.join(dist, 'build'))
  writeFileSync(path.join(dist, 'build', 'index.html'), '')
  expect((await ask('GET', '/admin')).passedOn).toBe(true)
})
