import { writeFileSync } from 'node:fs'
import type { Reporter, Vitest } from 'vitest/node'

/** Where the errors of a run stand whose JSON report is a file. */
export const errorsFileOf = (report: string): string => report.replace(/json$/, 'errors.json')

/**
 * Reporter of Vitest: writes, beside the JSON report, the errors outside of tests that ended a run.
 * Vitest's own JSON report leaves them out.
 */
export default class UnhandledErrors implements Reporter {
  private file = ''

  onInit({ config }: Vitest): void {
    const { json = '' } = config.outputFile as Readonly<Record<string, string>>
    this.file = errorsFileOf(json)
  }

  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const lines = errors.map(({ stack, message }) => String(stack ?? message))
    writeFileSync(this.file, JSON.stringify(lines))
  }
}
