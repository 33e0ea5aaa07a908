/** The steps before the processes start: builds and the first content. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, builds, inspectBuild, noteBuild } from './builds.ts'
import { root } from './paths.ts'
import { step } from './progress.ts'
import type { Settings } from './settings.ts'
import { childOf, leanSite, type ProcessGroup, runToEnd } from './stack.ts'

const buildOne = async (
  processes: ProcessGroup,
  settings: Settings,
  build: Build,
  hash: string,
) => {
  const { id, workspace, args, afterwards, clears = [] } = build
  const about = { name: `build-${id}`, workspace }
  await step(`Building the ${build.name}`, async () => {
    for (const folder of clears) rmSync(join(root, folder), { recursive: true, force: true })
    await runToEnd(processes, childOf(settings, 'production', { ...about, args }))
    if (!afterwards) return
    const options = childOf(settings, 'production', { ...about, args: afterwards })
    await runToEnd(processes, { ...options, env: { ...leanSite, ...options.env } })
  })
  noteBuild(build, hash)
}

/**
 * Builds the changed parts, in parallel where one does not need the other.
 * @param ids the builds allowed; all by default
 */
export const buildWhatChanged = async (
  processes: ProcessGroup,
  settings: Settings,
  ids: readonly Build['id'][] = builds.map(({ id }) => id),
): Promise<void> => {
  const begun = new Map<Build['id'], Promise<void>>()
  const buildWhenStale = async (build: Build): Promise<void> => {
    const { stale, hash } = await inspectBuild(build)
    if (build.needs) await begun.get(build.needs)
    if (stale) await buildOne(processes, settings, build, hash)
  }
  for (const build of builds) if (ids.includes(build.id)) begun.set(build.id, buildWhenStale(build))
  await Promise.all(begun.values())
}

const EMPTY = '--empty'

/** The arguments of the seed for the first content that the settings name. */
export const firstContentOf = ({ firstContent }: Settings): readonly string[] =>
  firstContent === 'empty' ? [EMPTY] : []

/**
 * Fills the database with the demo fair, or with what a fair of one's own starts with.
 * @param args passed on to the seed, for example `['--scale', '10']` or `['--empty']`
 */
export const seed = (processes: ProcessGroup, settings: Settings, args: readonly string[] = []) =>
  step(
    args.includes(EMPTY)
      ? 'Preparing a fair without content'
      : 'Filling the database with the demo fair',
    () =>
      runToEnd(
        processes,
        childOf(settings, 'production', {
          name: 'seed',
          workspace: 'cms',
          args: ['seed/main.ts', ...args],
        }),
      ),
  )
