import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../scripts/running/settings.ts'

const OWN_PASSWORD = 'Beursvloer-2027'

const ask = async (url: string, method: string, body: object, token?: string) => {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: { token: string } }).data
}

/** Signs in the first administrator, who chooses an own password first, and answers the token. */
export async function administratorToken({ cmsUrl, dataDir }: Settings): Promise<string> {
  const { email, password } = JSON.parse(
    readFileSync(join(dataDir, 'first-administrator.json'), 'utf8'),
  ) as { email: string; password: string }
  const login = async (secret: string) =>
    (await ask(`${cmsUrl}/admin/login`, 'POST', { email, password: secret })).token
  const first = await login(password)
  const change = { currentPassword: password, password: OWN_PASSWORD }
  await ask(`${cmsUrl}/admin/users/me`, 'PUT', change, first)
  return login(OWN_PASSWORD)
}
