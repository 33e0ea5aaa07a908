/** Everything that must be true before a commit. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../running/paths.ts'
import { checkAbout } from './about.ts'
import { checkCitations } from './citations.ts'
import { checkContentTypes } from './content-types.ts'
import { checkDependencies } from './dependencies.ts'
import { checkGeneratedTypes, compileCms } from './generated-types.ts'
import { checkMessages } from './messages.ts'
import { checkPageAddresses } from './page-addresses.ts'
import { problemsOf } from './program.ts'
import { checkRegularExpressions } from './regular-expressions.ts'
import { checkVersions } from './versions.ts'
import { checkWording } from './wording.ts'

export interface Check {
  readonly title: string
  /** Whether a test makes the same claim, so that `npm test` leaves it out. */
  readonly isTested?: boolean
  /** How the paths begin that it looks at; all when not said. */
  readonly looksAt?: readonly string[]
  /**
   * Resolves to what is wrong; to nothing when all is well.
   * @param changed looks at these files alone, where each is a question of its own
   */
  readonly run: (changed?: readonly string[]) => Promise<readonly string[]>
}

let routeTypes: Promise<readonly string[]> | null = null

/** Runs a program once the types of the routes are there, which two checks need. */
const afterRouteTypes = async (program: string, args: readonly string[], workspace = '') => {
  routeTypes ??= problemsOf('react-router', ['typegen'], 'site')
  const problems = await routeTypes
  return problems.length > 0 ? problems : problemsOf(program, args, workspace)
}

/** One checker takes half of the processor time of the usual four, and other checks run beside it. */
const TYPES = ['--noEmit', '--checkers', '1']

const typesOf = (project: string) => problemsOf('tsc', [...TYPES, '-p', project])

const importRules = () =>
  problemsOf('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
    ...['site', 'cms', 'contract', 'scripts', 'e2e', 'bench', 'fuzz'],
  ])

const SERVER_OF_CMS = [
  'cms/src/',
  'cms/config/',
  'cms/types/',
  'cms/package.json',
  'cms/tsconfig.json',
]

/** Of the site, what tests and checks import. */
const USED_BY_THE_REST = [
  'site/app/content/',
  'site/app/features/forms/',
  'site/app/routes.ts',
  'site/scripts/',
]

const formatAndLint = (changed: readonly string[] = ['.']) => {
  const files = changed.filter((path) => existsSync(join(root, path)))
  const options = ['--colors=off', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  return problemsOf('biome', ['ci', ...options, ...files])
}

/** The checks, the slowest first. */
export const checks: readonly Check[] = [
  { title: 'Types of the CMS', looksAt: [...SERVER_OF_CMS, 'contract/'], run: compileCms },
  {
    title: 'Generated types are current',
    isTested: true,
    looksAt: SERVER_OF_CMS,
    run: checkGeneratedTypes,
  },
  {
    title: 'Types of the panel',
    looksAt: ['cms/src/', 'cms/package.json', 'contract/'],
    run: () => typesOf('cms/src/admin'),
  },
  {
    title: 'Types of the seed',
    looksAt: ['cms/', 'contract/'],
    run: () => typesOf('cms/seed'),
  },
  {
    title: 'Types of the CMS tests',
    looksAt: ['cms/', 'contract/', 'scripts/'],
    run: () => typesOf('cms/tests'),
  },
  { title: 'No dead code', run: () => afterRouteTypes('knip', ['--no-progress']) },
  { title: 'Import rules', run: importRules },
  {
    title: 'Types of the site',
    looksAt: ['site/', 'contract/'],
    run: () => afterRouteTypes('tsc', TYPES, 'site'),
  },
  {
    title: 'Types of the service worker',
    looksAt: ['site/', 'contract/'],
    run: () => typesOf('site/service-worker'),
  },
  {
    title: 'Types of the rest',
    looksAt: ['scripts/', 'e2e/', 'bench/', 'fuzz/', 'identity/', 'contract/', ...USED_BY_THE_REST],
    run: () => typesOf('.'),
  },
  { title: 'Format and lint', run: formatAndLint },
  { title: 'Translations are complete', looksAt: ['site/', 'scripts/'], run: checkMessages },
  {
    title: 'Regular expressions take linear time',
    looksAt: ['site/', 'cms/src/', 'contract/'],
    run: checkRegularExpressions,
  },
  { title: 'Dutch texts say "u", and code names no fair', run: checkWording },
  { title: 'Addresses of pages stand in one place', run: checkPageAddresses },
  { title: 'Content types of site and CMS agree', run: checkContentTypes },
  { title: 'Tests say what they are about', run: checkAbout },
  { title: 'Exact versions, portable lockfile', run: checkVersions },
  { title: 'Citations lead somewhere', run: checkCitations },
  { title: 'Dependencies are listed', run: checkDependencies },
]

/** The checks that look at a changed file. What is in no folder is looked at by all of them. */
export const checksFor = (changed: readonly string[]): readonly Check[] =>
  checks.filter(
    ({ looksAt }) =>
      looksAt === undefined ||
      changed.some(
        (path) => !path.includes('/') || looksAt.some((beginning) => path.startsWith(beginning)),
      ),
  )
