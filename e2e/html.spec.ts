import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { htmlRules } from './harness/html-rules.ts'
import { allPaths, inLanguage } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

/** Pages that say that something is not there. */
const errors = ['/bestaat/niet', '/programma/bestaat-niet', '/nieuws/abcdefgh/bestaat-niet']

for (const [language, prefix] of [
  ['nl', ''],
  ['en', '/en'],
] as const) {
  test(`the HTML of every page is valid, ${language}`, async ({ stack }) => {
    const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
    const problems = new Set<string>()
    for (const path of [...(await allPaths(stack.siteUrl)), ...errors]) {
      const address = inLanguage(prefix, path)
      const response = await fetch(stack.siteUrl + address, {
        headers: { 'accept-language': language },
      })
      const { results } = await validator.validateString(await response.text())
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        problems.add(`${address}: ${message} (${ruleId}) at ${selector}`)
      }
    }
    expect([...problems]).toEqual([])
  })
}
