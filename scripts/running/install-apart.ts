import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import { runTool } from './tool.ts'

/**
 * Installs a folder that is no workspace, since few need it, from its own lockfile; does nothing when
 * the package is there.
 * @throws {Failure} when it cannot be installed
 */
export async function installApart(folder: string, packageName: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules', packageName, 'package.json'))) return
  const code = await runTool('npm', ['ci', '--ignore-scripts', '--prefix', folder])
  if (code !== 0) throw new Failure(`The package ${packageName} could not be installed.`)
}
