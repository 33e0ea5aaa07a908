/** Checks that the address of a page stands in one place besides its route: others name it. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import * as addresses from '../../contract/src/page-addresses.ts'
import routes from '../../site/app/routes.ts'
import { root } from '../running/paths.ts'
import { lineAt, withoutComments } from './source-lines.ts'

const SOURCES = '{site/{app,server,service-worker},cms/src,contract/src}/**/*.{ts,tsx}'
const NAMED = 'contract/src/page-addresses.ts'

/** Tests, examples and texts, whose addresses are input. */
const EXEMPT = /\.test\.tsx?$|\/testing\/|\/test\/|catalogue|messages\.ts$/

const ADDRESS = /(?<=['"`])\/[a-z][\w./-]*?(?=['"`?#]|\/?\$\{)/g

interface Route {
  readonly path?: string | undefined
  readonly children?: readonly Route[] | undefined
}

/** The paths of routes without parameters. */
const pathsOf = (entries: readonly Route[], above = ''): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [...(path && !/[:*]/.test(own) ? [own] : []), ...pathsOf(children, own)]
  })

/**
 * The addresses of pages that are written again.
 * @param named addresses that have a name in the contract
 */
export function writtenAgain(
  sources: Iterable<readonly [path: string, text: string]>,
  pages: readonly string[],
  named: readonly string[],
): readonly string[] {
  const first = new Map(named.map((address) => [address, NAMED]))
  const problems: string[] = []
  for (const [path, source] of sources) {
    const text = withoutComments(source)
    for (const { 0: address, index } of text.matchAll(ADDRESS)) {
      if (!pages.includes(address)) continue
      const place = `${path}:${lineAt(text, index)}`
      const other = first.get(address)
      if (other) problems.push(`${place}: "${address}" stands in ${other}; use its name`)
      else first.set(address, place)
    }
  }
  return problems
}

/** Checks the sources of site, CMS and contract. */
export const checkPageAddresses = async (): Promise<readonly string[]> => {
  const sources: [string, string][] = []
  for await (const path of glob(SOURCES, { cwd: root })) {
    if (EXEMPT.test(path) || path === NAMED || path === 'site/app/routes.ts') continue
    sources.push([path, readFileSync(join(root, path), 'utf8')])
  }
  const named = Object.values(addresses).filter((value) => typeof value === 'string')
  return writtenAgain(sources.sort(), pathsOf(await routes), named)
}
