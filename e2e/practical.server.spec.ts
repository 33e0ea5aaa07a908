// About: site/app/features/pavilions, site/app/features/venue, site/app/features/contact
// About: site/app/features/faq, site/app/routes/pavilions.tsx, site/app/routes/pavilion.tsx
// About: site/app/routes/venue.tsx, site/app/routes/contact.tsx, site/app/routes/faq.tsx
// About: cms/seed/data/pavilions.ts, cms/seed/data/faq.ts, cms/seed/data/team.ts, cms/seed/data/edition.ts
// About: cms/seed/data/pages/visit.ts

import type { APIRequestContext } from '@playwright/test'
import { elementsOf, hrefsOf, structuredDataOf, textOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'

/** A page as the server sends it. */
const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a pavilion shows its participants and their sessions', async ({ request }) => {
  const html = await htmlOf(request, '/en/paviljoens/houtbouw')
  expect(textOf(html)).toMatch(/Stapelwerk Modulair/)
  expect(textOf(html)).toContain('What to see and hear')
  expect(hrefsOf(html)).toContainEqual(expect.stringMatching(/^\/en\/plattegrond\?/))
})

test('the page of the venue has the hours of each day, and the way to it', async ({ request }) => {
  const text = textOf(await htmlOf(request, '/locatie'))
  for (const words of ['09:30–17:30', 'donderdag 18 maart', 'Station Meerhaven'])
    expect(text).toContain(words)
})

test('a subject in the address shows who answers it; an unknown subject is ignored', async ({
  request,
}) => {
  const photo = await htmlOf(request, '/contact?onderwerp=foto-verwijderen')
  expect(textOf(photo)).toContain('Noor Duinhoven helpt u verder.')
  expect(hrefsOf(photo)).toContainEqual(
    expect.stringMatching(/^mailto:foto@dakwaarts\.example\?subject=Foto%20verwijderen/),
  )
  const english = textOf(await htmlOf(request, '/en/contact?onderwerp=klacht'))
  expect(english).toContain('Choose a subject and your question goes straight')
  expect(english).toContain('Monday to Friday, 9:00–17:00')
  expect(english).toContain('The team')
})

test('questions are searched by address, and a search without results leads to contact', async ({
  request,
}) => {
  const elements = elementsOf(await htmlOf(request, '/faq'))
  expect(elements).toContainEqual(
    expect.objectContaining({
      name: 'input',
      attributes: expect.objectContaining({ type: 'search', name: 'q' }),
    }),
  )
  const found = textOf(await htmlOf(request, '/faq?q=rolstoel'))
  expect(found).toContain('Is de beurs toegankelijk met een rolstoel?')
  expect(found).not.toContain('Wat kost een bezoek?')
  const none = await htmlOf(request, '/faq?q=ditbestaatniet')
  expect(textOf(none)).toContain('Neem contact op')
  expect(hrefsOf(none)).toContain('/contact')
})

test('the structured data contain the questions with their answers', async ({ request }) => {
  const data = structuredDataOf(await htmlOf(request, '/faq'))
  const faq = data.find((object) => object['@type'] === 'FAQPage')
  const questions = faq?.mainEntity as readonly { name: string; acceptedAnswer: { text: string } }[]
  expect(questions).toHaveLength(20)
  const price = questions.find(({ name }) => name === 'Wat kost een bezoek?')
  expect(price?.acceptedAnswer.text).toContain('registreert zich gratis')
})
