/** `npm run format`: formats all files, sorts imports, and applies the fixes of the linter that are safe. */
import { runTool } from '../running/tool.ts'

/** Ends with exit code 1 when something is left that needs a person. */
export const main = async (paths: readonly string[] = []): Promise<void> => {
  const files = paths.length > 0 ? paths : ['.']
  process.exitCode = await runTool('biome', ['check', '--write', ...files])
}
