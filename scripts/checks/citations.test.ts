import { describe, expect, test } from 'vitest'
import { brokenCitations, sectionsOf } from './citations.ts'

/** Assembled here, so that the check does not find them in this file. */
const requirements = (rest: string) => `requirements${rest}`
const decision = (number: string) => `decision ${number}`
const paragraph = (number: number) => `\u00a7${number}`
const section = (rest: string) => `${'section'} ${rest}`
const page = (name: string) => `${name}.${'md'}`
const spec = (rest: string) => `the ${'spec'}${rest}`

const sources = {
  sections: new Set(sectionsOf('# Title\n\n## 7. Rules\n\n### 7.2 Own rules\n\nIn 1.5 hours.')),
  pages: ['README', 'docs/decisions/0026-staff', 'docs/requirements'].map(page),
}

const problems = (text: string, path = 'a.ts') => brokenCitations(path, text, sources)

describe('citations', () => {
  test('of existing pages pass', () => {
    expect(sources.sections).toEqual(new Set(['7', '7.2']))
    for (const text of [
      requirements(' 7.2, 7'),
      requirements('.md section 7.2–7'),
      `${section('7.2 to 7')} of the ${requirements('')}`,
      `${section('9.1')} of RFC 9110`,
      spec('ification of PNG'),
      `(${requirements(' 7.2')})\n${decision('26')}, docs/decisions/0026`,
      `${page('decisions/0026-staff')} ${page('../docs/requirements')} ${page('README')}`,
      `RFC 9110 ${paragraph(13)}`,
      `https://example.org/${page('other')}`,
    ]) {
      expect(problems(text)).toEqual([])
    }
  })

  test.each([
    [requirements(' 7.3'), 'docs/requirements.md has no section 7.3'],
    [requirements(' 7.2, 8.1'), 'docs/requirements.md has no section 8.1'],
    [requirements(' 7.2–8.1'), 'docs/requirements.md has no section 8.1'],
    [requirements(' 7.2 to 8.1'), 'docs/requirements.md has no section 8.1'],
    [requirements(' 7.2 or 8.1'), 'docs/requirements.md has no section 8.1'],
    [requirements(' 7.2; 8.1'), 'docs/requirements.md has no section 8.1'],
    [requirements(' 7, and 8.1'), 'docs/requirements.md has no section 8.1'],
    [requirements('.md section 8.1'), 'docs/requirements.md has no section 8.1'],
    [`${section('8.1')} of the ${requirements('')}`, 'docs/requirements.md has no section 8.1'],
    [
      `[${requirements('](')}${page('requirements')}) 8.1`,
      'docs/requirements.md has no section 8.1',
    ],
    [`${section('8.1')} of the [${requirements('')}]`, 'docs/requirements.md has no section 8.1'],
    [requirements('\n * 9.1 and more'), 'docs/requirements.md has no section 9.1'],
    [requirements('\n  // 9.1'), 'docs/requirements.md has no section 9.1'],
    [decision('27'), 'there is no decision 27'],
    [`docs/decisions/${'0027'}`, 'there is no decision 0027'],
    [page('domain'), `${page('domain')} is not in the repository`],
    [`spec ${paragraph(9)}`, `${paragraph(9)} of what? Cite a section of docs/requirements.md`],
    [
      spec('ification'),
      `"${spec('ification')}" is not in the repository; cite docs/requirements.md`,
    ],
    [spec("'s"), `"${spec("'s")}" is not in the repository; cite docs/requirements.md`],
  ])('that are broken are found: %j', (text, problem) => {
    expect(problems(`\n/** Text (${text}). */`)).toEqual([`a.ts:2: ${problem}`])
  })

  test.each([`See ${section('7.4')}.`, `It is so (7.4).`, `It is so (7.2, 7.4).`])(
    'of the requirements to themselves that are broken are found: %j',
    (text) => {
      expect(problems(text, 'docs/requirements.md')).toEqual([
        'docs/requirements.md:1: docs/requirements.md has no section 7.4',
      ])
    },
  )

  test('with numbers that are no sections of the requirements pass', () => {
    expect(problems('Targets (2.5.8), 1.5 hours (of 2.5).', 'docs/requirements.md')).toEqual([])
  })

  test('are not looked for in texts of the demo fair', () => {
    expect(problems(spec('ification'), 'cms/seed/data/a.ts')).toEqual([])
  })
})
