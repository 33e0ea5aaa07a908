/**
 * Checks that no regular expression of the product takes more than linear time of a long text, so
 * that a request cannot stop a server (decision 137).
 */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { analyse } from 'scslre'
import { root } from '../running/paths.ts'

const SOURCES = '{site/{app,server},cms/src,contract/src}/**/*.{ts,tsx,mts}'
/** Content types and components, whose fields name the patterns that they follow. */
const SCHEMAS = 'cms/src/{api/*/content-types/*/schema.json,components/**/*.json}'
const TESTS = /\.test\.tsx?$|\/testing\/|\/test\//

/** Beginnings of expressions that were looked at, and why they may stay. */
const REVIEWED: Readonly<Record<string, string>> = {
  '\\d+\\.(?:[a-z]{1,2}-?':
    'Words of a search: what an alternative gives up, the last takes as one.',
  'url\\(\\s*(["\']?)(#': 'Styles of a drawing: read in a process that has a time limit.',
}

interface Expression {
  readonly pattern: string
  readonly flags: string
}

/** The literals of a parsed source. */
function expressionsIn(node: unknown): readonly Expression[] {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'RegExpLiteral') return [node as unknown as Expression]
  return Object.values(node).flatMap(expressionsIn)
}

/** The patterns of the fields of a schema. */
function patternsIn(node: unknown): readonly Expression[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'regex' in node ? [{ pattern: String(node.regex), flags: '' }] : []
  return [...own, ...Object.values(node).flatMap(patternsIn)]
}

/**
 * The expressions of a source or a schema whose time can grow with the square of a text or faster.
 * @param unmet beginnings of reviewed patterns; those that are met are deleted from it
 */
export function slowExpressions(
  path: string,
  source: string,
  unmet: Set<string>,
): readonly string[] {
  const expressions = path.endsWith('.json')
    ? patternsIn(JSON.parse(source))
    : expressionsIn(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') }).body)
  return expressions.flatMap(({ pattern, flags }) => {
    if (analyse({ source: pattern, flags }).reports.length === 0) return []
    const known = Object.keys(REVIEWED).find((beginning) => pattern.startsWith(beginning))
    if (known) unmet.delete(known)
    return known ? [] : [`${path}: /${pattern}/${flags} takes more than linear time of some texts`]
  })
}

/** Checks every source that servers or browsers run. */
export const checkRegularExpressions = async (): Promise<readonly string[]> => {
  const unmet = new Set(Object.keys(REVIEWED))
  const problems: string[] = []
  for await (const path of glob([SOURCES, SCHEMAS], { cwd: root })) {
    if (TESTS.test(path)) continue
    problems.push(...slowExpressions(path, readFileSync(join(root, path), 'utf8'), unmet))
  }
  for (const pattern of unmet) problems.push(`/${pattern}: no expression that is slow begins so`)
  return problems
}
