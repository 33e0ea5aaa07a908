/**
 * `npm run bench [-- <part> …]`: runs the measurements in `bench/parts` against a throw-away
 * installation and prints their tables. Without names it runs all and writes docs/performance.md.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../scripts/running/command.ts'
import { root } from '../scripts/running/paths.ts'
import { say } from '../scripts/running/progress.ts'
import { machine } from './machine.ts'
import { markdownTable } from './markdown.ts'
import type { Outcome, Part } from './part.ts'
import { lazySites } from './throw-away-site.ts'

const folder = join(import.meta.dirname, 'parts')
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

await runCommand(async (family) => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) {
    process.stderr.write(`There is no part "${unknown}"; there are: ${names.join(', ')}\n`)
    return 1
  }
  const { site, remove } = lazySites(family)
  const sections: string[] = []
  try {
    for (const name of wanted.length > 0 ? wanted : names) {
      const { default: part } = (await import(join(folder, `${name}.ts`))) as { default: Part }
      say(`Measuring: ${part.title} …`)
      const section = describe(part, await part.run({ site }))
      say(`\n${section}`)
      sections.push(section)
    }
  } finally {
    await remove()
  }
  if (wanted.length === 0) writeFileSync(join(root, 'docs/performance.md'), document(sections))
  return 0
})

function describe({ title, budget }: Part, outcome: Outcome): string {
  const found =
    'skipped' in outcome
      ? [`Skipped: ${outcome.skipped}.`]
      : [markdownTable(outcome.table), ...(outcome.notes ?? [])]
  return [`## ${title}`, `Budget: ${budget}.`, ...found].join('\n\n').concat('\n')
}

function document(sections: readonly string[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const head = `# Performance\n\nWritten by \`npm run bench\` on ${date}: ${machine()}.\n`
  return [head, ...sections].join('\n')
}
