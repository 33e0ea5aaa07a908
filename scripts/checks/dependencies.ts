import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../running/paths.ts'
import { manifestFolders, readManifest } from './versions.ts'

const page = 'docs/dependencies.md'

/** A line of the page: names of packages, then the folders that name them, then why. */
const LISTED = /^- (.*?) \(([^)]+)\):/gm

/** What the page lists, as `folder: package`. */
export const listedDependencies = (markdown: string): readonly string[] =>
  [...markdown.matchAll(LISTED)].flatMap(([, names = '', folders = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name]) =>
      folders.split(',').map((folder) => `${folder.trim()}: ${name}`),
    ),
  )

/** What is on one side only. */
export const compareDependencies = (
  listed: readonly string[],
  named: readonly string[],
): readonly string[] => [
  ...named
    .filter((entry) => !listed.includes(entry))
    .map((entry) => `${entry} is not in ${page}; say there why it is needed`),
  ...listed
    .filter((entry) => !named.includes(entry))
    .map((entry) => `${entry} is in ${page}, and in no package.json`),
  ...listed
    .filter((entry, index) => listed.indexOf(entry) !== index)
    .map((entry) => `${entry} is in ${page} twice`),
]

/** Checks that every direct dependency of every package.json is listed with its reason, and no other. */
export const checkDependencies = async (): Promise<readonly string[]> => {
  const named = manifestFolders().flatMap((folder) => {
    const { dependencies, devDependencies } = readManifest(folder)
    const names = new Set([...Object.keys({ ...dependencies, ...devDependencies })])
    return [...names].map((name) => `${folder === '.' ? 'root' : folder}: ${name}`)
  })
  return compareDependencies(listedDependencies(readFileSync(join(root, page), 'utf8')), named)
}
