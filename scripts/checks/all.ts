/** Everything that must be true before a commit. */

import { checkCitations } from './citations.ts'
import { checkContentTypes } from './content-types.ts'
import { checkDependencies } from './dependencies.ts'
import { checkGeneratedTypes, compileCms } from './generated-types.ts'
import { checkMessages } from './messages.ts'
import { checkPageAddresses } from './page-addresses.ts'
import { problemsOf } from './program.ts'
import { checkVersions } from './versions.ts'
import { checkWording } from './wording.ts'

export interface Check {
  readonly title: string
  /** Resolves to what is wrong; to nothing when all is well. */
  readonly run: () => Promise<readonly string[]>
}

let routeTypes: Promise<readonly string[]> | null = null

/** Runs a program once the types of the routes are there, which two checks need. */
const afterRouteTypes = async (program: string, args: readonly string[], workspace = '') => {
  routeTypes ??= problemsOf('react-router', ['typegen'], 'site')
  const problems = await routeTypes
  return problems.length > 0 ? problems : problemsOf(program, args, workspace)
}

const importRules = () =>
  problemsOf('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
    ...['site', 'cms', 'contract', 'scripts', 'e2e', 'bench', 'fuzz'],
  ])

/** The checks, the slowest first. */
export const checks: readonly Check[] = [
  { title: 'Types of the CMS', run: compileCms },
  { title: 'Generated types are current', run: checkGeneratedTypes },
  {
    title: 'Types of the panel',
    run: () => problemsOf('tsc', ['--noEmit', '-p', 'cms/src/admin']),
  },
  { title: 'Types of the seed', run: () => problemsOf('tsc', ['--noEmit', '-p', 'cms/seed']) },
  {
    title: 'Types of the CMS tests',
    run: () => problemsOf('tsc', ['--noEmit', '-p', 'cms/tests']),
  },
  { title: 'No dead code', run: () => afterRouteTypes('knip', ['--no-progress']) },
  { title: 'Import rules', run: importRules },
  { title: 'Types of the site', run: () => afterRouteTypes('tsc', ['--noEmit'], 'site') },
  {
    title: 'Types of the service worker',
    run: () => problemsOf('tsc', ['--noEmit', '-p', 'site/service-worker']),
  },
  { title: 'Types of the rest', run: () => problemsOf('tsc', ['--noEmit', '-p', '.']) },
  { title: 'Format and lint', run: () => problemsOf('biome', ['ci', '--colors=off', '.']) },
  { title: 'Translations are complete', run: checkMessages },
  { title: 'Dutch texts say "u"', run: checkWording },
  { title: 'Addresses of pages stand in one place', run: checkPageAddresses },
  { title: 'Content types of site and CMS agree', run: checkContentTypes },
  { title: 'Exact versions, portable lockfile', run: checkVersions },
  { title: 'Citations lead somewhere', run: checkCitations },
  { title: 'Dependencies are listed', run: checkDependencies },
]
