/** The page with the tables: what is written into it, and which tables are older than the code. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/running/paths.ts'
import type { Part, Table } from './harness.ts'

const page = join(root, 'docs/performance.md')

/** What is measured; tests and the demo fair change no figure. */
const MEASURED = ['site', 'cms', 'contract', ':!*.test.ts', ':!*.test.tsx', ':!cms/tests', ':!*.md']

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** A table as Markdown that is readable as text, too: the first column left, the others right. */
function markdownTable({ columns, rows }: Table): string {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(columns), line(rule), ...rows.map(line)].join('\n')
}

/** A part and what it found, as a section of the page. */
export function sectionOf({ title, budget }: Part, table: Table): string {
  const [date] = new Date().toISOString().split('T')
  const processors = cpus()
  const machine = `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB`
  const state = `Node ${process.versions.node}, commit ${git('rev-parse', '--short', 'HEAD').trim()}`
  return [
    `## ${title}`,
    `Budget: ${budget}.`,
    markdownTable(table),
    ...(table.notes ?? []),
    `${date}, ${machine}, ${state}.`,
  ].join('\n\n')
}

const sections = (): string[] => readFileSync(page, 'utf8').split(/^(?=## )/m)
const headingOf = (section: string): string => section.split('\n')[0] ?? ''

/** Puts a section into the page in place of the one with the same heading, else at its end. */
export function keepSection(section: string): void {
  const all = sections()
  const place = all.findIndex((one) => headingOf(one) === headingOf(section))
  all.splice(place < 0 ? all.length : place, 1, section)
  writeFileSync(
    page,
    all
      .map((one) => one.trimEnd())
      .join('\n\n')
      .concat('\n'),
  )
}

/** A line for each table that was measured before the last change of what it measures. */
export function outdatedTables(): string[] {
  return sections().flatMap((section) => {
    const [, commit] = /commit ([0-9a-f]{7,})\.\s*$/.exec(section) ?? []
    const title = headingOf(section).replace('## ', '')
    if (!commit) return []
    try {
      const commits = Number(git('rev-list', '--count', `${commit}..HEAD`, '--', ...MEASURED))
      return commits > 0 ? [`- ${title} (commits since ${commit}: ${commits})`] : []
    } catch {
      return [`- ${title} (its commit ${commit} is not in this history)`]
    }
  })
}
