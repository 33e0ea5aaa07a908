import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** The machine and the state of the source that numbers are for, as one line. */
export function machine(): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${processors.length} × ${model}, ${memory} GiB, Node ${process.versions.node}, commit ${commit()}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
