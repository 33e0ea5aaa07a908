/**
 * Where releases lie beside one another:
 *
 *     /srv/beursvloer            the clone, with .env and data/
 *     /srv/beursvloer/releases/  a work tree per release, installed and built
 *     /srv/beursvloer/current    leads to the release that runs; `previous` to the one before
 */
import { lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** A name that leads to a release. */
export type ReleaseLink = 'current' | 'previous'

const releasesFolder = 'releases'

/** The clone that a project folder belongs to: itself, or the one whose release it is. */
export const homeOf = (root: string): string =>
  basename(dirname(root)) === releasesFolder ? dirname(dirname(root)) : root

export const releasesOf = (home: string): string => join(home, releasesFolder)

export const releaseFolder = (home: string, tag: string): string => join(releasesOf(home), tag)

/** The tag that a link leads to; null when there is none. */
export const tagOf = (home: string, link: ReleaseLink): string | null => {
  const path = join(home, link)
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(path))
    : null
}

/** Points a link to a release, in one step; removes it when the tag is null. */
export const linkRelease = (home: string, link: ReleaseLink, tag: string | null): void => {
  const path = join(home, link)
  if (tag === null) {
    rmSync(path, { force: true })
    return
  }
  const next = `${path}.next`
  rmSync(next, { force: true })
  symlinkSync(relative(home, releaseFolder(home, tag)), next)
  renameSync(next, path)
}
