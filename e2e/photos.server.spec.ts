// About: site/app/features/photos, site/app/routes/page.tsx, site/server/images, cms/seed/data/albums.ts

import { structuredDataOf, textOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'

const album = '/fotos-2025'

test('a hidden photo is in no answer of the site, nor at its own address', async ({
  request,
  stack,
}) => {
  for (const path of [album, `${album}.data`, `/en${album}`, '/sitemap.xml']) {
    expect(await (await request.get(path)).text()).not.toMatch(/borrel op de tweede|borrel-vierk/)
  }
  const library = await request.get(
    `${stack.cmsUrl}/upload/files?filters[name][$contains]=borrel-vierkant`,
    { headers: { authorization: `Bearer ${stack.administrator.token}` } },
  )
  const { results } = (await library.json()) as { results: { hash: string; ext: string }[] }
  const [photo] = results.map(({ hash, ext }) => hash + ext)
  expect(photo).toMatch(/borrel-vierkant/)
  for (const path of [`/_img/640/webp/${photo}`, `/_file/${photo}`]) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('the data for machines contain maker and licence of each photo', async ({ request }) => {
  const data = structuredDataOf(await (await request.get(album)).text())
  const gallery = data.find((object) => object['@type'] === 'ImageGallery')
  const images = gallery?.image as readonly object[]
  expect(images).toHaveLength(35)
  expect(images[0]).toMatchObject({
    creditText: 'Dakwaarts',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  })
})

test('a deleted photo answers 404 with the rest of its album, an unknown album 404', async ({
  request,
}) => {
  const gone = await request.get(`${album}?foto=weg_1234`)
  expect(gone.status()).toBe(404)
  const html = await gone.text()
  expect(textOf(html)).toContain('Deze foto is er niet meer.')
  expect(html).toContain('Foto 1 van 35')
  expect((await request.get('/fotos-2024')).status()).toBe(404)
})
