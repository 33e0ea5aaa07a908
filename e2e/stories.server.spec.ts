// About: site/app/features/stories, site/app/routes/interview.tsx, cms/seed/data/interviews.ts
// About: site/app/ui/neighbours.tsx, site/app/routes/news-item.tsx, site/app/routes/exhibitor.tsx

import { elementsOf } from './harness/html-text.ts'
import { findPath } from './harness/routes.ts'
import { expect, test } from './harness/server-test.ts'

test('an interview ends with the interviewed people and links to other stories', async ({
  request,
  stack,
}) => {
  const slug = 'ilse-van-werkhoven-leg-uw-eisen-opzij'
  const path = await findPath(stack.siteUrl, '/interviews', slug)
  const html = await (await request.get(path)).text()
  const [story = '', next = ''] = html.split('Verder lezen')
  const hrefs = elementsOf(story).map(({ attributes }) => attributes.href)
  expect(hrefs).toContain('/sprekers/ilse-van-werkhoven')
  expect(elementsOf(next).filter(({ name }) => name === 'article')).toHaveLength(3)
})

test('an interview, a news item and a stand link to the next one', async ({ request, stack }) => {
  for (const [list, slug] of [
    ['/interviews', 'ilse-van-werkhoven-leg-uw-eisen-opzij'],
    ['/nieuws', 'programma-dakwaarts-2027-gepubliceerd'],
    ['/standhouders', 'stapelwerk-modulair'],
  ] as const) {
    const html = await (await request.get(await findPath(stack.siteUrl, list, slug))).text()
    const next = elementsOf(html).filter(
      ({ name, attributes }) => name === 'a' && attributes.rel === 'next',
    )
    expect(
      next.map(({ attributes }) => attributes.href),
      list,
    ).toEqual([expect.stringMatching(`^${list}/[^/]+/[^/]+$`)])
  }
})
