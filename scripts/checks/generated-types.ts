import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Build,
  builds,
  compilerArguments,
  inspectBuild,
  noteBuild,
} from '../running/builds.ts'
import { root } from '../running/paths.ts'
import { problemsOf } from './program.ts'

const folder = join(root, 'cms/types/generated')

const contents = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

let compiled: Promise<readonly string[]> | null = null

const compileWhenStale = async (): Promise<readonly string[]> => {
  const build = builds.find(({ id }) => id === 'cms') as Build
  const { stale, hash } = await inspectBuild(build)
  // What was built of the same sources has the same types.
  if (!stale) return []
  const problems = await problemsOf('tsc', compilerArguments, 'cms')
  if (problems.length === 0) noteBuild(build, hash)
  return problems
}

/** What is wrong with the types of the CMS; builds it, so that Strapi can load it. */
export const compileCms = (): Promise<readonly string[]> => {
  compiled ??= compileWhenStale()
  return compiled
}

/** Whether the types that Strapi derives from the content model are those in the repository. */
export const checkGeneratedTypes = async (): Promise<readonly string[]> => {
  // Named by the check of the types.
  if ((await compileCms()).length > 0) return []
  const before = contents()
  const program = join(import.meta.dirname, 'write-generated-types.cjs')
  // The name of Strapi's command tells the settings that nothing is served.
  const problems = await problemsOf('node', [program, 'ts:generate-types'], 'cms')
  if (problems.length > 0) return problems
  return [...contents()]
    .filter(([name, text]) => before.get(name) !== text)
    .map(([name]) => `cms/types/generated/${name} was out of date and is new now; commit it`)
}
