// About: site/app/ui/icon-provider.ts, site/app/ui/icon.tsx, site/app/ui/provided-icon.tsx
// About: site/app/ui/set-icon.tsx, site/app/ui/marquee.tsx, site/server/handler.ts
// About: site/app/features/home/partner-row.tsx, site/app/blocks/cards-block.tsx, contract/src/icon-name.ts
// About: cms/seed/data/partners.ts, cms/seed/data/themes.ts
// About: cms/seed/data/pages/showcase.ts

import { editorOf } from './harness/editor.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('icons are drawn, also those that an editor chose, and partners are a list of names without motion', {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('svg[data-icon="lucide:leaf"] path').first()).toBeAttached()
    const partners = page.getByRole('list', { name: 'Partners' })
    await expect(partners.getByRole('listitem')).toHaveCount(9)
    await expect(partners.getByText('Laboratorium Warme Schil')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Partners stilzetten' })).toBeHidden()
    await page.goto('/bouwblokken')
    await expect(page.locator('svg[data-icon="lucide:map-pin"]')).toBeVisible()
  })
})

test.describe('an icon of an unknown set', () => {
  test.use({ allowed: { consoleErrors: [/status of 424/], origins: [] } })

  test('is requested once, and replaced by letters', { tag: EXHAUSTIVE }, async ({
    page,
    stack,
  }) => {
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
})

test('the marquee of partners takes 20 s, is read once by screen readers, and can be paused', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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
  // With reduced motion all partners are shown at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tops = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: 'Partners stilzetten' })).toBeHidden()
})
