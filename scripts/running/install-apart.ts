import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import { runTool } from './tool.ts'

/** Whether a folder that is no workspace has been installed, judged by one of its packages. */
export const isInstalledApart = (folder: string, packageName: string): boolean =>
  existsSync(join(folder, 'node_modules', packageName, 'package.json'))

/**
 * Installs a folder that is no workspace, since few need it, from its own lockfile; does nothing when
 * the package is there.
 * @throws {Failure} when it cannot be installed
 */
export async function installApart(folder: string, packageName: string): Promise<void> {
  if (isInstalledApart(folder, packageName)) return
  const code = await runTool('npm', ['ci', '--ignore-scripts', '--prefix', folder])
  if (code !== 0) throw new Failure(`The package ${packageName} could not be installed.`)
}
