/** The tests that `npm test -- <file[:line]> …` names. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from './failure.ts'
import { root } from './paths.ts'

/** Runs tests of the CMS on PostgreSQL in place of SQLite. */
export const ON_POSTGRESQL = '--postgresql'

/** Kinds of tests, by their paths. */
const KINDS = {
  cms: /^cms\/tests\/[^/]+\.test\.ts$/,
  browser: /^e2e\/[^/]+\.spec\.ts$/,
  identity: /^identity\/[^/]+\.spec\.ts$/,
  unit: /^(?!cms\/tests\/).+\.test\.tsx?$/,
} as const

type Kind = keyof typeof KINDS

export type NamedTests = ReturnType<typeof readNamedTests>

const kindOf = (name: string): Kind => {
  const path = name.replace(/:\d+$/, '')
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one].test(path))
  if (!existsSync(join(root, path))) throw new Failure(`There is no file ${path}.`)
  if (!kind) throw new Failure(`${path} is no file of tests that \`npm test\` runs.`)
  return kind
}

function readArguments(args: readonly string[]) {
  const options = {
    title: { type: 'string', short: 't' },
    postgresql: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}

/**
 * Reads the arguments.
 * @param args files of tests, `<file>` or `<file>:<line>`; `-t <title>` for some tests of them
 * @throws {Failure} when there is no such file, or it is no test
 */
export function readNamedTests(args: readonly string[]) {
  const { positionals, values } = readArguments(args)
  const named = positionals.map((path) => [kindOf(path), path] as const)
  const of = (kind: Kind) => named.flatMap(([one, path]) => (one === kind ? [path] : []))
  return {
    // Files of each kind, each with the line of a test or without.
    files: { unit: of('unit'), cms: of('cms'), browser: of('browser'), identity: of('identity') },
    // The filter of test names, as a regular expression.
    title: values.title,
    onPostgresql: values.postgresql === true,
  }
}
