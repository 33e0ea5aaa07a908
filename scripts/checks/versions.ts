import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../running/paths.ts'

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/

const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(root, ...path), 'utf8')) as T

/** Dependencies of a package.json whose version is a range. */
export const inexactVersions = (manifest: Manifest): readonly string[] =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${manifest.name}: ${name} is "${version}", not an exact version`)

interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string
        readonly integrity?: string
        readonly link?: true
        readonly peerDependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

/**
 * Entries of a lockfile that name a place to download from, which ties an installation to one
 * registry, and entries without a checksum. Packages for another platform, which the registry at hand
 * may lack, and packages bundled inside another have none.
 */
export const unfitLockEntries = ({ packages }: Lockfile): readonly string[] =>
  Object.entries(packages).flatMap(([path, entry]) => {
    if (entry.link || !path.includes('node_modules/')) return []
    if (entry.resolved) return [`package-lock.json: ${path} names a place: ${entry.resolved}`]
    return entry.integrity || 'inBundle' in entry || 'optional' in entry
      ? []
      : [`package-lock.json: ${path} has no checksum`]
  })

/**
 * Packages that a lockfile has several times although all dependants could share one, at the root:
 * each is downloaded, loaded and bundled once more. Packages with peers may have to be repeated.
 */
export function scatteredPackages({ packages }: Lockfile): readonly string[] {
  const counts = new Map<string, number>()
  for (const [path, { link, peerDependencies }] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    if (!name || link || peerDependencies || `node_modules/${name}` in packages) continue
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `package-lock.json: ${name} stands there ${count} times: npm dedupe`)
}

/**
 * Folders that are no workspaces and have a lockfile of their own, installed when asked for: the tests
 * of the identity provider, and what this site is measured with and against.
 */
const apart = ['identity', 'bench/lighthouse', 'bench/nuxt']

/** The package.json of a folder of the project. */
export const readManifest = (folder: string): Manifest => read<Manifest>(folder, 'package.json')

/** Folders with a package.json, relative to the project, which comes first as `.`. */
export const manifestFolders = (): readonly string[] => [
  '.',
  ...(readManifest('.').workspaces ?? []),
  ...apart,
]

/** Checks every package.json and every lockfile. */
export const checkVersions = async (): Promise<readonly string[]> => [
  ...manifestFolders().map(readManifest).flatMap(inexactVersions),
  ...['.', ...apart].flatMap((folder) => {
    const lockfile = read<Lockfile>(folder, 'package-lock.json')
    return [...unfitLockEntries(lockfile), ...scatteredPackages(lockfile)]
  }),
]
