/** Members of exhibitors, invited and signed in. */
import type { Page } from '@playwright/test'
import { mailTo, someone } from './accounts.ts'
import { axeFindings } from './axe.ts'
import { expect, type FormStack } from './form-stack.ts'

/** Calls the admin API as the panel does. */
export async function askPanel(stack: FormStack, path: string, body?: object) {
  const response = await fetch(stack.cmsUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${stack.administrator.token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: never }).data
}

interface Access {
  readonly documentId: string
  readonly name: string
}

/** Invites an address to an exhibitor as staff do, and accepts the invitation. */
export async function join(page: Page, stack: FormStack, exhibitor: string, role = 'manager') {
  const access = (await askPanel(stack, '/my-stand/access')) as readonly Access[]
  const { documentId = '' } = access.find(({ name }) => name === exhibitor) ?? {}
  const email = someone('stand')
  const invitation = { change: 'invite', email, name: 'Jelmer Oostwal', role, language: 'nl' }
  await askPanel(stack, `/my-stand/access/${documentId}`, invitation)
  const { html } = await mailTo(stack, email)
  const link = /href="([^"]*uitnodiging\?code=[^"]+)"/.exec(html || '')?.[1] ?? ''
  await page.goto(link.replaceAll('&amp;', '&'))
  await expect(page.getByText(`U bent uitgenodigd voor Mijn stand van ${exhibitor}`)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: exhibitor })).toBeVisible()
  return { documentId, email, link }
}
