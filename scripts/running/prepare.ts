/** The steps before the processes start: builds and the demo fair. */
import { type Build, builds, inspectBuild, noteBuild } from './builds.ts'
import { step } from './progress.ts'
import type { Settings } from './settings.ts'
import { childOf, type Family, leanSite, runToEnd } from './whole.ts'

const buildOne = async (family: Family, settings: Settings, build: Build, hash: string) => {
  const { workspace, args, afterwards } = build
  const about = { name: `build-${workspace}`, workspace }
  await step(`Building the ${build.name}`, async () => {
    await runToEnd(family, childOf(settings, 'production', { ...about, args }))
    if (!afterwards) return
    const options = childOf(settings, 'production', { ...about, args: afterwards })
    await runToEnd(family, { ...options, env: { ...leanSite, ...options.env } })
  })
  noteBuild(build, hash)
}

/**
 * Builds what has changed, side by side.
 * @param workspaces what may be built; both when not said
 */
export const buildWhatChanged = async (
  family: Family,
  settings: Settings,
  workspaces: readonly string[] = ['site', 'cms'],
): Promise<void> => {
  const wanted = builds.filter(({ workspace }) => workspaces.includes(workspace))
  const inspected = await Promise.all(
    wanted.map(async (build) => ({ build, ...(await inspectBuild(build)) })),
  )
  await Promise.all(
    inspected
      .filter(({ stale }) => stale)
      .map(({ build, hash }) => buildOne(family, settings, build, hash)),
  )
}

/**
 * Fills the database with the demo fair.
 * @param args passed on to the seed, for example `['--scale', '10']`
 */
export const seed = (family: Family, settings: Settings, args: readonly string[] = []) =>
  step('Filling the database with the demo fair', () =>
    runToEnd(
      family,
      childOf(settings, 'production', {
        name: 'seed',
        workspace: 'cms',
        args: ['seed/main.ts', ...args],
      }),
    ),
  )
