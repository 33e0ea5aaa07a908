/** Builds site, CMS and its panel, each only when something it is made of has changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, root } from './paths.ts'

export interface Build {
  readonly id: 'site' | 'cms' | 'panel'
  readonly name: string
  readonly workspace: string
  /** The build that must exist before, because this one runs it. */
  readonly needs?: Build['id']
  /** Arguments of Node that build it, run in the workspace's folder. */
  readonly args: readonly string[]
  /** The same, run after it with the settings of the running site. */
  readonly afterwards?: readonly string[]
  /** Files, relative to the project, that the result depends on. */
  readonly inputs: readonly string[]
  /** A file, relative to the project, that exists after the build. */
  readonly result: string
  /** Folders, relative to the project, of which nothing may stay of an earlier build. */
  readonly clears?: readonly string[]
}

const sources = '{ts,tsx,mts,js,mjs,json,css,svg,png,ico,webp,avif,pdf,woff2,txt,webmanifest}'

const cmsInputs = [
  `cms/{config,database,types}/**/*.${sources}`,
  `cms/src/*.${sources}`,
  // The panel is built apart.
  `cms/src/!(admin)/**/*.${sources}`,
  'cms/*.{ts,json}',
  `contract/src/**/*.${sources}`,
]

/** Arguments of TypeScript to write all of the CMS: its stored state may be of another folder. */
export const compilerArguments = [
  ...['-p', '.', '--incremental', 'false', '--tsBuildInfoFile', 'null'],
  // Each checker takes the processor time of one again, and no less time on two cores.
  ...['--checkers', '1'],
]

/** Where the built panel of the CMS is, relative to the project. */
export const panelFolder = 'cms/dist/build'

/** The builds of the project. */
export const builds: readonly Build[] = [
  {
    id: 'site',
    name: 'site',
    workspace: 'site',
    args: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    // The server's own files are left as they are; this puts them into Node's compile cache, and
    // compresses the files of the build, so that a start needs to write neither.
    afterwards: ['server/after-build.ts'],
    inputs: [
      `site/{app,server,public,bundling,service-worker}/**/*.${sources}`,
      'site/*.{ts,json}',
      `contract/src/**/*.${sources}`,
    ],
    result: 'site/build/server/index.js',
  },
  {
    id: 'cms',
    name: 'CMS',
    workspace: 'cms',
    args: ['../node_modules/typescript/bin/tsc', ...compilerArguments],
    inputs: cmsInputs,
    result: 'cms/dist/src/index.js',
    // Strapi serves every content type in this folder, also those of deleted sources.
    clears: ['cms/dist/src', 'cms/dist/config'],
  },
  {
    id: 'panel',
    name: 'panel of the CMS',
    workspace: 'cms',
    needs: 'cms',
    args: ['../node_modules/@strapi/strapi/bin/strapi.js', 'build'],
    inputs: [...cmsInputs, `cms/src/admin/**/*.${sources}`],
    result: `${panelFolder}/index.html`,
    // Until it is there, the CMS tells editors to wait.
    clears: [panelFolder],
  },
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** A hash over names and contents of all inputs of a build, the lockfile included. */
export const hashInputs = async (patterns: readonly string[]): Promise<string> => {
  const paths = ['package-lock.json']
  for await (const path of glob([...patterns], { cwd: root })) if (!isTest(path)) paths.push(path)
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

const stampFile = (build: Build) => join(cacheFolder, 'builds', build.id)

/** The inputs of the filled database besides the build of the CMS. */
export const seedInputs: readonly string[] = [`cms/seed/**/*.${sources}`]

/** Whether a build is missing or older than its sources, and the hash to store when done. */
export const inspectBuild = async (build: Build): Promise<{ stale: boolean; hash: string }> => {
  const hash = await hashInputs(build.inputs)
  const stamp = existsSync(stampFile(build)) ? readFileSync(stampFile(build), 'utf8') : ''
  return { stale: stamp !== hash || !existsSync(join(root, build.result)), hash }
}

/** Stores that a build has been made from inputs with this hash. */
export const noteBuild = (build: Build, hash: string): void => {
  mkdirSync(join(cacheFolder, 'builds'), { recursive: true })
  writeFileSync(stampFile(build), hash)
}
