import { editorOf } from './harness/editor.ts'
import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('icons are drawn, and partners stand still with their names', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('svg[data-icon="lucide:leaf"] path').first()).toBeAttached()
    const partners = page.getByRole('list', { name: 'Partners' })
    await expect(partners.getByRole('listitem')).toHaveCount(9)
    await expect(partners.getByText('Laboratorium Warme Schil')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Partners stilzetten' })).toBeHidden()
  })
})

test('cards without a picture show the icon that the editor chose', async ({ page }) => {
  await page.goto('/bouwblokken')
  await expect(page.locator('svg[data-icon="lucide:map-pin"]')).toBeVisible()
})

test('the site is its own provider: 200, 404 without names, 424 for sets it does not have', async ({
  request,
}) => {
  const answer = await request.get('/icons/lucide.json?icons=leaf,blaadje')
  expect(answer.headers()['cache-control']).toContain('max-age=604800')
  expect(await answer.json()).toMatchObject({ prefix: 'lucide', not_found: ['blaadje'] })
  const statuses = ['/icons/lucide.json', '/icons/mdi.json?icons=home', '/icons/../x.json?icons=a']
  const [none, missing] = await Promise.all(statuses.map((path) => request.get(path)))
  expect([none?.status(), missing?.status()]).toEqual([404, 424])
})

test.describe('an icon of a set that no provider has', () => {
  test.use({ allowed: { consoleErrors: [/status of 424/], origins: [] } })

  test('is asked for once, and letters take its place', async ({ page, stack }) => {
    const editor = editorOf(stack, 'page')
    const card = { title: 'Vloer', icon: 'huisstijl:vloer' }
    const documentId = await editor.create({
      title: 'Eigen pictogram',
      slug: 'eigen-pictogram',
      blocks: [{ __component: 'blocks.cards', title: 'Kaarten', cards: [card] }],
    })
    await editor.publish(documentId)
    const address = `${stack.siteUrl}/eigen-pictogram`
    await expect.poll(async () => (await fetch(address)).status).toBe(200)
    const asked = page.waitForResponse(/\/icons\/huisstijl\.json\?icons=vloer$/)
    await openLive(page, address)
    expect((await asked).status()).toBe(424)
    await expect(page.getByRole('main').getByText('Vl', { exact: true })).toBeVisible()
    await editor.unpublish(documentId)
  })

  test('cannot be chosen by a wrong name of the site’s own set', async ({ stack }) => {
    const editor = editorOf(stack, 'theme')
    const { documentId } = await editor.find('leefbaarheid')
    const saving = editor.saveDraft(documentId, { icon: 'boompjes' })
    await expect(saving).rejects.toThrow(/Er is geen pictogram dat „boompjes” heet/)
  })
})

test('partners pass by in 20 s, once for screen readers, and can be paused', async ({ page }) => {
  await openLive(page, '/')
  const list = page.getByRole('list', { name: 'Partners' })
  await expect(list).toHaveCount(1)
  const track = list.locator('..')
  const style = (name: string) =>
    track.evaluate((e, n) => getComputedStyle(e).getPropertyValue(n), name)
  expect(await style('animation-duration')).toBe('20s')
  expect(await style('animation-play-state')).toBe('running')
  await page.getByRole('button', { name: 'Partners stilzetten' }).click()
  expect(await style('animation-play-state')).toBe('paused')
  await page.getByRole('button', { name: 'Partners laten lopen' }).click()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link').first()).toBeFocused()
  expect(await style('animation-name')).toBe('none')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('partners stand still and wrap', async ({ page }) => {
    await openLive(page, '/')
    const list = page.getByRole('list', { name: 'Partners' })
    const tops = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBeGreaterThan(1)
    await expect(page.getByRole('button', { name: 'Partners stilzetten' })).toBeHidden()
  })
})
