/** The steps before the processes start: builds and the demo fair. */
import { type Build, builds, inspectBuild, noteBuild } from './builds.ts'
import { step } from './progress.ts'
import type { Settings } from './settings.ts'
import { childOf, leanSite, type ProcessGroup, runToEnd } from './stack.ts'

const buildOne = async (
  processes: ProcessGroup,
  settings: Settings,
  build: Build,
  hash: string,
) => {
  const { workspace, args, afterwards } = build
  const about = { name: `build-${workspace}`, workspace }
  await step(`Building the ${build.name}`, async () => {
    await runToEnd(processes, childOf(settings, 'production', { ...about, args }))
    if (!afterwards) return
    const options = childOf(settings, 'production', { ...about, args: afterwards })
    await runToEnd(processes, { ...options, env: { ...leanSite, ...options.env } })
  })
  noteBuild(build, hash)
}

/**
 * Builds what has changed, side by side.
 * @param workspaces what may be built; both when not said
 */
export const buildWhatChanged = async (
  processes: ProcessGroup,
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
      .map(({ build, hash }) => buildOne(processes, settings, build, hash)),
  )
}

/**
 * Fills the database with the demo fair.
 * @param args passed on to the seed, for example `['--scale', '10']`
 */
export const seed = (processes: ProcessGroup, settings: Settings, args: readonly string[] = []) =>
  step('Filling the database with the demo fair', () =>
    runToEnd(
      processes,
      childOf(settings, 'production', {
        name: 'seed',
        workspace: 'cms',
        args: ['seed/main.ts', ...args],
      }),
    ),
  )
