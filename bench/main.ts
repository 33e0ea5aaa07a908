/**
 * `npm run bench [-- <part> …]`: runs the measurements in `bench/parts` against a throw-away
 * installation, prints their tables and keeps them in docs/performance.md. Without names it runs
 * all. In the end it names the tables that are older than the code; with `--outdated` it only does
 * that.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../scripts/running/command.ts'
import { log } from '../scripts/running/progress.ts'
import { lazySites, type Part } from './harness.ts'
import { keepSection, outdatedTables, sectionOf } from './report.ts'

const folder = join(import.meta.dirname, 'parts')
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
const wanted = process.argv.slice(2)

await runCommand(async (processes) => {
  const unknown = wanted.find((name) => !names.includes(name) && name !== '--outdated')
  if (unknown) {
    process.stderr.write(`There is no part "${unknown}"; there are: ${names.join(', ')}\n`)
    return 1
  }
  const { site, remove } = lazySites(processes)
  try {
    for (const name of wanted.length > 0 ? wanted : names) {
      if (name === '--outdated') continue
      const { default: part } = (await import(join(folder, `${name}.ts`))) as { default: Part }
      log(`Measuring: ${part.title} …`)
      const found = await part.run(site)
      if (typeof found === 'string') {
        log(`Skipped: ${found}.`)
        continue
      }
      const section = sectionOf(part, found)
      log(`\n${section}\n`)
      keepSection(section)
    }
  } finally {
    await processes.stop()
    remove()
  }
  const outdated = outdatedTables()
  if (outdated.length > 0) log(`Older than the code:\n${outdated.join('\n')}`)
  return 0
})
