import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../running/paths.ts'
import { problemsOf } from './program.ts'

const folder = join(root, 'cms/types/generated')

const contents = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/** Whether the types that Strapi derives from the content model are those in the repository. */
export const checkGeneratedTypes = async (): Promise<readonly string[]> => {
  const before = contents()
  const problems = await problemsOf('strapi', ['ts:generate-types', '--silent'], 'cms')
  if (problems.length > 0) return problems
  return [...contents()]
    .filter(([name, text]) => before.get(name) !== text)
    .map(([name]) => `cms/types/generated/${name} was out of date and is new now; commit it`)
}
