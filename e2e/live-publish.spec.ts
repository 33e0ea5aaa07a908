// About: cms/src/live, site/server/live, site/app/shell/live, contract/src/live
// About: site/app/features/programme/places-list.tsx, site/app/features/sign-up/use-newest-places.ts
// About: site/app/routes/programme-places.tsx

import type { SharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const ask = async (
  { cmsUrl, administrator }: SharedStack,
  method: string,
  path: string,
  body?: object,
): Promise<{ data: { items: { id: string; title: string }[] } }> => {
  const response = await fetch(`${cmsUrl}/live${path}`, {
    method,
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, path).toBe(200)
  return response.json()
}

test('the notice of staff appears on an open page at once without moving it; the page without JavaScript follows', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const title = 'Honderd woningen in tien maanden'
  const { data } = await ask(stack, 'GET', '?day=2027-03-17')
  const item = data.items.find((one) => one.title === title)
  await page.goto('/programma?dag=2027-03-17')
  const row = page.getByRole('listitem').filter({ hasText: title })
  const places = page.getByText(/^Nog \d+ plaatsen$/).first()
  await expect(places).toBeVisible()
  const heading = page.getByRole('heading', { name: title })
  const before = await heading.boundingBox()
  try {
    await ask(stack, 'POST', '/notice', {
      ...{ nl: 'Uitgang B is dicht.', en: '', tone: 'urgent', minutes: 15, link: '/plattegrond' },
    })
    await expect(page.getByRole('status').getByText('Uitgang B is dicht.')).toBeVisible()
    await expect(page.getByRole('status').getByRole('link', { name: 'Bekijk' })).toHaveAttribute(
      'href',
      '/plattegrond',
    )
    await ask(stack, 'POST', `/doors/${item?.id}`, { isFull: true })
    await expect(row.getByText('Zaal vol')).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    const answer = await page.request.get('/programma/plaatsen')
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.text()).toContain('Zaal vol')
    await page.getByRole('button', { name: 'Sluiten' }).click()
    await expect(page.getByText('Uitgang B is dicht.')).toHaveCount(0)
  } finally {
    await ask(stack, 'DELETE', '/notice')
    await ask(stack, 'POST', `/doors/${item?.id}`, { isFull: false })
  }
  await expect(row.getByText('Zaal vol')).toHaveCount(0)
})
