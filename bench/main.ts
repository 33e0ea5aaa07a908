/**
 * `npm run bench [-- <part> …]`: runs the measurements in `bench/parts` against a throw-away
 * installation, prints their tables and keeps them in docs/performance.md. Without names it runs
 * all.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../scripts/running/command.ts'
import { root } from '../scripts/running/paths.ts'
import { log } from '../scripts/running/progress.ts'
import { machine } from './machine.ts'
import { markdownTable } from './markdown.ts'
import type { Outcome, Part } from './part.ts'
import { lazySites } from './throw-away-site.ts'

const page = join(root, 'docs/performance.md')
const folder = join(import.meta.dirname, 'parts')
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

await runCommand(async (processes) => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) {
    process.stderr.write(`There is no part "${unknown}"; there are: ${names.join(', ')}\n`)
    return 1
  }
  const { site, remove } = lazySites(processes)
  try {
    for (const name of wanted.length > 0 ? wanted : names) {
      const { default: part } = (await import(join(folder, `${name}.ts`))) as { default: Part }
      log(`Measuring: ${part.title} …`)
      const section = describe(part, await part.run({ site }))
      log(`\n${section}`)
      keep(section)
    }
  } finally {
    await remove()
  }
  return 0
})

function describe({ title, budget }: Part, outcome: Outcome): string {
  const found =
    'skipped' in outcome
      ? [`Skipped: ${outcome.skipped}.`]
      : [markdownTable(outcome.table), ...(outcome.notes ?? [])]
  const date = new Date().toISOString().slice(0, 10)
  const parts = [`## ${title}`, `Budget: ${budget}.`, ...found, `${date}, ${machine()}.`]
  return parts.join('\n\n').concat('\n')
}

/** Puts a section into the page in place of the one with the same heading, else at its end. */
function keep(section: string): void {
  const heading = (text: string) => text.slice(0, text.indexOf('\n'))
  const [head = '', ...kept] = readFileSync(page, 'utf8').split(/^(?=## )/m)
  const place = kept.findIndex((one) => heading(one) === heading(section))
  const before = place < 0 ? kept : kept.slice(0, place)
  const after = place < 0 ? [] : kept.slice(place + 1)
  const sections = [head, ...before, section, ...after].map((one) => one.trimEnd())
  writeFileSync(page, sections.join('\n\n').concat('\n'))
}
