import { expect, test } from './harness/test.ts'

/** Milliseconds within which a publication must be visible (budget of the project). */
const publishToVisible = 2000

// Works on an installation of its own, because it stops the CMS.
test('every page keeps serving while the CMS is down, also after a restart of the site', async ({
  ownWhole,
  request,
}) => {
  test.setTimeout(180_000)
  const paths = ['/', '/programma', '/sprekers', '/standhouders', '/nieuws', '/en/programma']
  const statuses = async () =>
    Promise.all(
      paths.map(async (path) => (await request.get(`${ownWhole.siteUrl}${path}`)).status()),
    )
  const health = async () => (await request.get(`${ownWhole.siteUrl}/health?ready=1`)).json()
  await ownWhole.stopCms()
  expect(await statuses()).toEqual(paths.map(() => 200))
  await ownWhole.stopSite()
  await ownWhole.startSite()
  expect(await statuses()).toEqual(paths.map(() => 200))
  expect(await health()).toMatchObject({ status: 'degraded', content: true })
  await ownWhole.startCms()
  await expect.poll(health).toMatchObject({ status: 'ok' })
})

test('a publication is visible within two seconds', async ({ whole, request }) => {
  const signIn = await request.post(`${whole.cmsUrl}/admin/login`, { data: whole.administrator })
  const { data } = (await signIn.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  const type = `${whole.cmsUrl}/content-manager/collection-types/api::news-item.news-item`
  const found = await request.get(`${type}?pageSize=1&sort=date:DESC&locale=nl`, { headers })
  const { results } = (await found.json()) as { results: { documentId: string }[] }
  const intro = `Dit staat er sinds ${Date.now()}.`
  const published = await request.post(
    `${type}/${results[0]?.documentId}/actions/publish?locale=nl`,
    { headers, data: { intro } },
  )
  expect(published.status()).toBe(200)
  await expect
    .poll(
      async () => (await (await request.get(`${whole.siteUrl}/nieuws`)).text()).includes(intro),
      {
        timeout: publishToVisible,
        intervals: [100],
      },
    )
    .toBe(true)
})
