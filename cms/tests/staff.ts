/** Members of staff by role. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { Cms } from './harness.ts'

const PASSWORD = 'Behandelen-2027'

/**
 * Makes a member of staff, `Bo Organisator`, with a role and signs them in; answers their token.
 */
export async function signInAs(cms: Cms, role: string): Promise<string> {
  const { id } = await cms.strapi.db.query('admin::role').findOne({ where: { name: role } })
  const email = `${role.toLowerCase().replaceAll(' ', '.')}.${randomBytes(4).toString('hex')}@beurs.example`
  const user = { email, firstname: 'Bo', lastname: role, password: PASSWORD, roles: [id] }
  await cms.strapi.service('admin::user').create({ ...user, isActive: true })
  const login = { email, password: PASSWORD }
  return (await cms.ask('/admin/login', { method: 'POST', body: login })).body.data.token
}

/** Makes a role without any right; answers its name. */
export async function roleWithout({ strapi }: Cms): Promise<string> {
  const code = randomUUID()
  const role = { name: `Niemand ${code}`, code, description: 'Zonder rechten' }
  await strapi.service('admin::role').create(role)
  return role.name
}

/** Downloads a file as the panel does; answers its bytes unchanged. */
export async function download(
  { strapi }: Cms,
  where: string,
  token: string,
  more: Readonly<Record<string, string>> = {},
) {
  const address = strapi.server.httpServer.address() as AddressInfo
  const headers = { ...more, authorization: `Bearer ${token}` }
  const response = await fetch(`http://127.0.0.1:${address.port}${where}`, { headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { status: response.status, headers: response.headers, bytes, text }
}

/**
 * Calls every route below a path without a token, and with that of a member of staff without
 * permission. Fails when one answers otherwise than 401 and 403, and when a route is not among
 * them.
 */
export async function expectClosed(
  cms: Cms,
  below: string,
  routes: readonly (readonly [method: string, path: string])[],
  tokenWithoutRight: string,
): Promise<void> {
  const registered: { path: string }[] = cms.strapi.server.listRoutes()
  expect(registered.filter(({ path }) => path.startsWith(below))).toHaveLength(routes.length)
  for (const [method, where] of routes) {
    const ask = async (token?: string) =>
      (await cms.ask(where, { method, token, ...(method === 'POST' && { body: {} }) })).status
    expect(`${method} ${where} ${await ask()}`).toBe(`${method} ${where} 401`)
    expect(`${method} ${where} ${await ask(tokenWithoutRight)}`).toBe(`${method} ${where} 403`)
  }
}
