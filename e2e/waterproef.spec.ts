// About: cms/seed/waterproef, cms/seed/start-content, site/app/features, site/app/layouts, site/app/ui
// About: site/app/sharing, site/app/shell, contract/src/house-style, cms/src/mail
// About: cms/src/uploads/logo-picture.ts, contract/src/printing/logo-picture.ts

/** The second fair: it has nothing of the demo fair, its subject or English. */
import { LOGO_SIZE } from '@beursvloer/contract/printing/logo-size'
import sharp from 'sharp'
import { readPdf } from '../cms/tests/read-pdf.ts'
import { mailTo, makeAccount, signIn } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { saveSingle } from './harness/editor.ts'
import { hrefsOf, textOf } from './harness/html-text.ts'
import { readMailbox } from './harness/mailbox.ts'
import { submit } from './harness/submit.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** The demo fair, and words of its subject. Idioms about going home are not of the subject. */
const FOREIGN =
  /dakwaarts|meerhaven|\b(daken|gevels?|huizen|huurders?|woningen|woningcorporaties?|wonen|housing|dwellings?|roofs?)\b/i

const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/nieuws.xml',
  '/programma.ics',
  '/programma.json',
  '/programma.xml',
  '/standhouders.csv',
  '/standhouders.json',
  '/zoekteksten.json',
  '/plattegrond/hal-1.pdf',
]

/** Pages without a link to them. */
const ALONE = [
  '/bestaat-niet',
  '/mijn-beurs/samenstellen',
  '/programma/afdrukken',
  '/registreren/groep',
  '/wachtwoord-vergeten',
  '/zoeken?q=dijk',
  '/zoeken?q=bestaatniet',
]

/** Everything that links of the site lead to, by address. */
async function everything(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const queue = ['/', ...FILES, ...ALONE]
  const known = new Set(queue)
  for (const address of queue) {
    const response = await fetch(siteUrl + address)
    const type = response.headers.get('content-type') ?? ''
    const body = new Uint8Array(await response.arrayBuffer())
    if (type.includes('pdf')) found.set(address, (await readPdf(body)).text)
    if (!/text|json|xml/.test(type) || type.includes('svg')) continue
    const text = new TextDecoder().decode(body)
    found.set(address, text)
    for (const href of type.includes('html') ? hrefsOf(text) : []) {
      const [path = ''] = href.split(/[#?]/)
      if (!/^\/(?![/_])/.test(path) || known.has(path)) continue
      known.add(path)
      queue.push(path)
    }
  }
  return found
}

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test('no page, file or mail names the demo fair or its subject, and none is in English', {
  tag: EXHAUSTIVE,
}, async ({ ownStack }) => {
  const { siteUrl, mailFolder } = ownStack
  const all = await everything(siteUrl)
  expect(all.size).toBeGreaterThan(60)
  const findings = [...all].flatMap(([address, text]) => {
    const isPage = text.includes('<html')
    const word = FOREIGN.exec(isPage ? `${textOf(text)} ${/<head>.*?<\/head>/s.exec(text)}` : text)
    const english = /href="\/en[/"]|hreflang|og:locale:alternate/.exec(text)
    return [word, english].flatMap((one) => (one ? [`${address}: ${one[0]}`] : []))
  })
  expect(findings).toEqual([])

  const email = 'peil@kreek.example'
  await submit(ownStack, 'newsletter', { email, topics: [], consent: true })
  await submit(ownStack, 'contact', {
    ...{ subject: 'visit', name: 'Riet Peil', email },
    message: 'Is er water bij de lunch?',
  })
  await expect.poll(() => readMailbox(mailFolder).to(email).length).toBe(2)
  const { mails } = readMailbox(mailFolder)
  for (const { subject, text, html } of mails)
    expect(FOREIGN.exec(`${subject} ${text} ${html}`)).toBeNull()
})

test('a page of every kind is accessible', { tag: EXHAUSTIVE }, async ({ page, ownStack }) => {
  const kinds = new Map<string, string>()
  for (const [address, text] of await everything(ownStack.siteUrl)) {
    // One page below each list, in place of all of them.
    const [, list = '', below] = address.split('/')
    if (text.includes('<html')) kinds.set(below ? `${list}/` : list, address)
  }
  expect(kinds.size).toBeGreaterThan(20)
  for (const path of kinds.values()) {
    await page.goto(ownStack.siteUrl + path)
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})

/** A wave in one colour, on a transparent background. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><path fill="#1d4ed8" d="M0 0h60v10H0z"/></svg>'

test('its logo is in mails, on badges and on sharing pictures, which name no other fair', {
  tag: EXHAUSTIVE,
}, async ({ page, ownStack }) => {
  const { cmsUrl, siteUrl, administrator, mailFolder } = ownStack
  const picture = async () => {
    const html = await (await page.request.get('/')).text()
    const src = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    return new URL(src).pathname
  }
  const before = await picture()
  const form = new FormData()
  form.set('files', new File([LOGO], 'logo.svg', { type: 'image/svg+xml' }))
  const uploaded = await fetch(`${cmsUrl}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${administrator.token}` },
    body: form,
  })
  const [logo] = (await uploaded.json()) as { readonly id: number }[]
  await saveSingle(ownStack, 'site-settings', { logo: logo?.id })
  await expect.poll(picture).not.toBe(before)
  /** Whether a picture contains the logo at a place. */
  const isLogoAt = async (body: Buffer, left: number, top: number) => {
    const { data } = await sharp(body)
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0, blue = 0] = data
    return Math.hypot(red - 0x1d, green - 0x4e, blue - 0xd8) < 16
  }
  const shared = await page.request.get(await picture())
  expect(await isLogoAt(await shared.body(), 200, 46)).toBe(true)

  const mail = readMailbox(mailFolder)
  const account = await makeAccount({ ...ownStack, mail }, 'peil', {
    details: { days: ['2028-02-09'], organisationType: '' },
  })
  const { subject, text, html, attachments } = await mailTo({ mail }, account.email)
  expect(FOREIGN.exec(`${subject} ${text} ${html}`)).toBeNull()
  const content = Buffer.from(attachments[0]?.content as ArrayBuffer)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', ...LOGO_SIZE })

  await signIn(page, account)
  const badge = await page.request.get('/bezoekersprofiel/badge.png')
  expect(await isLogoAt(await badge.body(), 200, 70)).toBe(true)
  await page.goto(`${siteUrl}/bezoekersprofiel`)
  expect(FOREIGN.exec(await page.content())).toBeNull()
})
