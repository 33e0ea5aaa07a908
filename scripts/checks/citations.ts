/**
 * Checks what code and pages cite: sections of docs/requirements.md, decisions, other pages. A comment
 * leads somewhere only when all of it is in the repository.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../running/paths.ts'
import { lineAt } from './source-lines.ts'

const page = 'docs/requirements.md'

/** What can be cited. */
interface Sources {
  /** Numbers of the sections of the requirements: `7`, `7.2`. */
  readonly sections: ReadonlySet<string>
  /** Pages of the repository, as paths from its root. */
  readonly pages: readonly string[]
}

/** The numbers of the numbered headings of a page, in their order. */
export const sectionsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^##+ (\d+(?:\.\d+)*)\.? /gm)].map(([, number = '']) => number)

/** Space between words, also where a comment goes on on its next line. */
const GAP = String.raw`(?:\s|\*|//)+`
const NUMBER = String.raw`\d+(?:\.\d+)*`
/** Between two numbers: "7.2, 7.3", "7.2 and 7.3", "7.2–7.4". */
const NEXT = String.raw`(?:(?:[,;]|,?${GAP}(?:and|or|to))${GAP}|\s*[–-]\s*)`
const NUMBERS = `(${NUMBER}(?:${NEXT}${NUMBER})*)`
const SECTIONS = String.raw`\bsections?${GAP}${NUMBERS}`
const CITED = new RegExp(
  [
    String.raw`\brequirements?(?:\.md)?\)?,?${GAP}(?:sections?${GAP})?${NUMBERS}`,
    String.raw`${SECTIONS}${GAP}of${GAP}(?:the${GAP})?(?:\[|docs/)?requirements`,
  ].join('|'),
  'gi',
)
/** How the requirements refer to themselves: "section 7.2", "(7.2)". */
const CITED_WITHIN = new RegExp(String.raw`${SECTIONS}|\((\d+\.\d+(?:${NEXT}\d+\.\d+)*)\)`, 'gi')
const DECISION = new RegExp(String.raw`\bdecisions?(?:${GAP}|/)(\d+)\b`, 'gi')
const PAGE = /[\w:./-]*\w\.md\b/g
/** A paragraph of a public standard needs no page here; no other is known. */
const PARAGRAPH = /(?<!\b(?:RFC \d+|Core|Discovery)\s)\u00a7[\d.]*/g
/** One that is named, as that of a format, is somewhere else. */
const SPECIFICATION = new RegExp(
  String.raw`\bthe${GAP}spec(?:ification)?(?:['’]s)?\b(?!${GAP}(?:file|for|of)\b)`,
  'gi',
)
/** Texts of the demo fair, which cite nothing. */
const DEMO = 'cms/seed/data/'

const numbersIn = (text = '') => text.match(new RegExp(NUMBER, 'g')) ?? []

/** The citations of a text that cannot be looked up, each with its line. */
export const brokenCitations = (
  path: string,
  text: string,
  { sections, pages }: Sources,
): readonly string[] => {
  const problems: string[] = []
  const look = (pattern: RegExp, problem: (match: RegExpMatchArray) => readonly string[]) => {
    for (const match of text.matchAll(pattern)) {
      const line = lineAt(text, match.index)
      problems.push(...problem(match).map((message) => `${path}:${line}: ${message}`))
    }
  }
  look(path === page ? CITED_WITHIN : CITED, ([, one, other]) =>
    numbersIn(one ?? other)
      .filter((number) => !sections.has(number))
      .map((number) => `${page} has no section ${number}`),
  )
  look(DECISION, ([, number = '']) =>
    pages.some((name) => name.startsWith(`docs/decisions/${number.padStart(4, '0')}-`))
      ? []
      : [`there is no decision ${number}`],
  )
  look(PAGE, ([name]) => {
    const end = name.replace(/^(?:\.{1,2}\/)+/, '')
    const known = end.includes('://') || pages.some((other) => `/${other}`.endsWith(`/${end}`))
    return known ? [] : [`${name} is not in the repository`]
  })
  look(PARAGRAPH, ([sign]) => [`${sign} of what? Cite a section of ${page}`])
  if (!path.startsWith(DEMO))
    look(SPECIFICATION, ([words]) => [`"${words}" is not in the repository; cite ${page}`])
  return problems
}

const READ = /\.(?:[cm]?[jt]sx?|css|json|md|example)$/

/** Checks every source file and page of the repository. */
export const checkCitations = async (): Promise<readonly string[]> => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 16_000_000 })
  const paths = stdout
    .split('\n')
    .filter((path) => READ.test(path) && path !== 'package-lock.json')
    .filter((path) => existsSync(join(root, path)))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const numbers = sectionsOf(read(page))
  const sources = {
    sections: new Set(numbers),
    pages: paths.filter((path) => path.endsWith('.md')),
  }
  return [
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${page} has section ${number} twice`),
    ...paths.flatMap((path) => brokenCitations(path, read(path), sources)),
  ]
}
