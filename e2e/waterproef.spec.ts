// About: cms/seed/waterproef, cms/seed/start-content, site/app/features, site/app/layouts, site/app/ui
// About: site/app/sharing, site/app/shell, contract/src/house-style, cms/src/mail

/** The second fair: nothing of the demo fair, its subject or English is left on it. */
import { readPdf } from '../cms/tests/read-pdf.ts'
import { axeFindings } from './harness/axe.ts'
import { hrefsOf, textOf } from './harness/html-text.ts'
import { readMailbox } from './harness/mailbox.ts'
import { submit } from './harness/submit.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** The demo fair, and words of its subject. Idioms about going home are of no subject. */
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

/** Pages that no link leads to. */
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

test('every kind of page is accessible', { tag: EXHAUSTIVE }, async ({ page, ownStack }) => {
  const kinds = new Map<string, string>()
  for (const [address, text] of await everything(ownStack.siteUrl)) {
    // One page below each list stands for the others.
    const [, list = '', below] = address.split('/')
    if (text.includes('<html')) kinds.set(below ? `${list}/` : list, address)
  }
  expect(kinds.size).toBeGreaterThan(20)
  for (const path of kinds.values()) {
    await page.goto(ownStack.siteUrl + path)
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})
