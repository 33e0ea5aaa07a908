// About: site/bundling, site/app/shell/page-meta.ts, site/app/shell/defer-scripts.server.ts
// About: site/app/routes/press.tsx, site/app/routes/register-group.tsx, site/app/routes/compose-day.tsx
// About: site/app/routes, site/app/layouts, site/app/blocks, site/app/ui, cms/seed/data/pages

import { gzipSync } from 'node:zlib'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { htmlRules } from './harness/html-rules.ts'
import { elementsOf, structuredDataOf } from './harness/html-text.ts'
import { allPaths, inLanguage, typicalPaths } from './harness/routes.ts'
import { expect, test } from './harness/server-test.ts'
import { structuredDataProblems } from './harness/structured-data.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/** Pages that answer 404. */
const errors = ['/bestaat/niet', '/programma/bestaat-niet', '/nieuws/abcdefgh/bestaat-niet']

/** Maximum of JavaScript and of CSS of a first visit, in kB of 1,000 bytes after gzip; of fonts, files. */
const PAGE_BUDGET = 130
const FORM_BUDGET = 160
/** The goal is 15; on 2026-11-28 pages load 18.2 to 20.1. */
const STYLE_BUDGET = 20.2
const FONT_BUDGET = 2

/** Pages built around a form; other pages load the code of their forms later. */
const formPages = [
  '/contact',
  '/nieuwsbrief',
  '/registreren',
  '/registreren/groep',
  '/pers',
  '/deelnemen-als-standhouder',
  '/contractformulier',
  '/adverteren-en-signing',
  '/vacatures/aanmelden',
]

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))

/** The problems in the HTML of a page, a line for each. */
async function htmlProblems(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector}`)
}

/** The problems in a page's metadata: language, title, heading, description, addresses. */
function headProblems(
  html: string,
  { siteUrl, language, path }: { siteUrl: string; language: string; path: string },
): readonly string[] {
  const elements = elementsOf(html)
  const named = (name: string) => elements.filter((element) => element.name === name)
  const below = path === '/' ? '' : path.replace(/\?.*$/, '')
  const dutch = siteUrl + below
  const english = `${siteUrl}/en${below}`
  const links = named('link').flatMap(({ attributes: { rel, hreflang, href } }) =>
    rel === 'canonical' || (rel === 'alternate' && hreflang)
      ? [`${hreflang ?? 'canonical'} ${href?.replace(/\/$/, '')}`]
      : [],
  )
  const own = language === 'nl' ? dutch : english
  const translated = [`canonical ${own}`, `nl ${dutch}`, `en ${english}`, `x-default ${dutch}`]
  const addresses = [translated, [`canonical ${dutch}`]].map((list) => list.toSorted().join())
  const { lang, dir } = named('html')[0]?.attributes ?? {}
  const description = named('meta').find(({ attributes }) => attributes.name === 'description')
  return [
    ...(lang === language && dir === 'ltr' ? [] : [`its language is ${lang}, ${dir}`]),
    ...(named('h1').length === 1 ? [] : [`${named('h1').length} main headings`]),
    ...(/<title>[^<]{6}/.test(html) ? [] : ['no title']),
    ...(/.{10}/.test(description?.attributes.content ?? '') ? [] : ['no description']),
    ...(addresses.includes(links.toSorted().join()) ? [] : [`its addresses are ${links}`]),
  ]
}

const languages = [
  ['nl', ''],
  ['en', '/en'],
] as const

for (const [language, prefix] of languages) {
  const headers = { 'accept-language': language }

  test(`every page has correct metadata, and loads no more than its budget: ${language}`, {
    tag: language === 'nl' ? [] : EXHAUSTIVE,
  }, async ({ stack: { siteUrl } }) => {
    const problems: string[] = []
    const known = new Map<string, Promise<number>>()
    const measure = async (file: string) =>
      gzipSync(await (await fetch(siteUrl + file)).bytes()).length
    const sizeOf = async (files: ReadonlySet<string>) => {
      let sum = 0
      for (const file of files) {
        const size = known.get(file) ?? measure(file)
        known.set(file, size)
        sum += await size
      }
      return sum
    }

    for (const path of await allPaths(siteUrl)) {
      const address = inLanguage(prefix, path)
      const response = await fetch(siteUrl + address, { headers })
      expect([address, response.status]).toEqual([address, 200])
      expect(response.headers.has('set-cookie'), address).toBe(false)
      const html = await response.text()
      const found = [
        ...headProblems(html, { siteUrl, language, path }),
        ...structuredDataOf(html).flatMap(({ '@context': context, ...described }) => [
          ...(context === 'https://schema.org' ? [] : [`structured data of ${context}`]),
          ...structuredDataProblems(described),
        ]),
      ]
      const files = (pattern: RegExp) =>
        new Set([...html.matchAll(pattern)].map(([, url = '']) => url))
      const scripts = files(/"(\/assets\/[^"]+\.js)"/g)
      const styles = files(/href="(\/assets\/[^"]+\.css)"/g)
      const fonts = files(/href="(\/fonts\/[^"]+\.woff2)"/g)
      expect(scripts.size, address).toBeGreaterThan(1)
      expect(styles.size, address).toBeGreaterThan(0)
      const budget = formPages.includes(path.replace(/\?.*$/, '')) ? FORM_BUDGET : PAGE_BUDGET
      const sizes = { scripts: await sizeOf(scripts), styles: await sizeOf(styles) }
      if (sizes.scripts > budget * 1000 || sizes.styles > STYLE_BUDGET * 1000)
        found.push(`too much to load: ${JSON.stringify(sizes)} bytes`)
      if (fonts.size > FONT_BUDGET) found.push(`${fonts.size} fonts`)
      problems.push(...found.map((problem) => `${address}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  const expectValid = async (siteUrl: string, paths: readonly string[]) => {
    const problems: string[] = []
    for (const path of [...paths, ...errors]) {
      const address = inLanguage(prefix, path)
      const html = await (await fetch(siteUrl + address, { headers })).text()
      problems.push(...(await htmlProblems(html)).map((problem) => `${address}: ${problem}`))
    }
    expect(problems).toEqual([])
  }

  test(
    `the HTML of a page of each type is valid: ${language}`,
    { tag: language === 'nl' ? [] : EXHAUSTIVE },
    async ({ stack: { siteUrl } }) =>
      expectValid(siteUrl, await allPaths(siteUrl, (path) => typicalPaths.has(path))),
  )

  test(
    `the HTML of every page is valid: ${language}`,
    { tag: EXHAUSTIVE },
    async ({ stack: { siteUrl } }) => expectValid(siteUrl, await allPaths(siteUrl)),
  )
}
