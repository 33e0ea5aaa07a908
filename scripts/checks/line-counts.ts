/** Counts the hand-written lines, without blank ones and comments. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../running/paths.ts'
import { withoutComments } from './source-lines.ts'

/** Files that are code; texts, tables and schemas are not. */
const CODE = /\.(?:[cm]?ts|tsx|[cm]?js|vue|css)$/

/** What belongs where; the first pattern that a path matches decides. */
const AREAS = {
  'generated types': /^cms\/types\/generated\//,
  'demo data': /^cms\/seed\//,
  tests: /^(?:e2e|fuzz|identity)\/|\/test(?:s|ing)\/|\.test\.tsx?$/,
  measurements: /^bench\//,
  site: /^site\//,
  CMS: /^cms\//,
  contract: /^contract\//,
  scripts: /^/,
} as const satisfies Readonly<Record<string, RegExp>>

export type Area = keyof typeof AREAS

/** What production runs on: what has to be read to change it. */
const PRODUCTION: readonly Area[] = ['site', 'CMS', 'contract', 'scripts']

const areas = Object.keys(AREAS) as Area[]

/** The area of a file; null for a file that is no code. */
export const areaOf = (path: string): Area | null =>
  CODE.test(path) ? (areas.find((area) => AREAS[area].test(path)) ?? null) : null

/** Lines of a source without blank ones and those that are comments. */
export const linesOf = (source: string): number =>
  withoutComments(source)
    .split('\n')
    .filter((line) => line.trim() !== '').length

/** Lines of all files that git knows or will know, by area. */
function countLines(): Readonly<Record<Area, number>> {
  const counts = Object.fromEntries(areas.map((area) => [area, 0])) as Record<Area, number>
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const path of execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')) {
    const area = areaOf(path)
    const file = join(root, path)
    if (area && existsSync(file)) counts[area] += linesOf(readFileSync(file, 'utf8'))
  }
  return counts
}

/** The size of the code as one line: production code and its areas, then the rest. */
export function lineCountsInWords(): string {
  const counts = countLines()
  const inWords = (of: readonly Area[]) =>
    of.map((area) => `${area} ${counts[area].toLocaleString('en')}`).join(', ')
  const total = PRODUCTION.reduce((sum, area) => sum + counts[area], 0)
  const others = areas.filter((area) => !PRODUCTION.includes(area))
  return `${total.toLocaleString('en')} lines of production code (${inWords(PRODUCTION)}); ${inWords(others)}`
}
