import type { Administrator } from '../../scripts/running/stack.ts'

/** The password that replaces the one-time password of a throw-away installation. */
const ownPassword = 'Beursvloer-2027'

const request = async <T>(
  url: string,
  method: 'POST' | 'PUT',
  body: object,
  token?: string,
): Promise<T> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** A signed-in administrator. */
export interface SignedIn extends Administrator {
  /** For calls to the admin API; signing in for each test would exceed the limit on it. */
  readonly token: string
}

/** Signs an administrator in and returns the token for calls to the admin API of the CMS. */
export const signIn = async (
  cmsUrl: string,
  { email, password }: Administrator,
): Promise<string> => {
  const { data } = await request<{ data: { token: string } }>(`${cmsUrl}/admin/login`, 'POST', {
    email,
    password,
  })
  return data.token
}

/**
 * Chooses an own password for the first administrator, which the panel requires before anything
 * else.
 * @returns the administrator with the new password, signed in with it
 */
export const chooseOwnPassword = async (
  cmsUrl: string,
  administrator: Administrator,
): Promise<SignedIn> => {
  const token = await signIn(cmsUrl, administrator)
  const change = { currentPassword: administrator.password, password: ownPassword }
  await request(`${cmsUrl}/admin/users/me`, 'PUT', change, token)
  const changed = { ...administrator, password: ownPassword }
  return { ...changed, token: await signIn(cmsUrl, changed) }
}
