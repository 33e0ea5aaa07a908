/** Starts a process of the stack, writes its log, and stops it with its descendants. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { makeFolder } from '../../site/server/files/make-folder.ts'

/** Size in bytes at which a log file makes room for a new one; one older file is kept. */
const maximumSize = 10_000_000

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * Appends to a log file for its owner only, which is moved to `<file>.1` when it has grown large.
 * It is opened when there is something to write, and again after each failure.
 */
export const openLogFile = (file: string) => {
  let opened: number | null = null
  const close = () => {
    if (opened !== null) closeSync(opened)
    opened = null
  }
  const open = () => {
    makeFolder(dirname(file))
    return openSync(file, 'a', 0o600)
  }
  const append = (chunk: Uint8Array) => {
    if (sizeOf(file) > maximumSize) {
      close()
      renameSync(file, `${file}.1`)
    }
    opened ??= open()
    writeSync(opened, chunk)
  }
  return {
    // Appends, or loses the chunk on a full or broken disk. Never throws.
    write(chunk: Uint8Array) {
      try {
        append(chunk)
      } catch {
        close()
      }
    },
    close,
  }
}

/** Numeric level from which pino calls a line a warning. */
const pinoWarning = 40

/**
 * The part of a log line for a person who starts the stack: the text of warnings and errors, null
 * for anything else. Understands pino's JSON lines (site) and Strapi's text lines (CMS).
 *
 * @example
 * warningText('[2027-01-01 10:00:00.000] warn: Low disk') // 'Low disk'
 * warningText('{"level":30,"msg":"Started"}') // null
 */
export const warningText = (raw: string): string | null => {
  const line = stripVTControlCharacters(raw).trim()
  if (line.startsWith('{')) {
    try {
      const { level, msg } = JSON.parse(line) as { level?: number; msg?: string }
      return level && level >= pinoWarning ? (msg ?? line) : null
    } catch {
      return null
    }
  }
  return /^\[[^\]]+\] (?:warn|error): (.+)/.exec(line)?.[1] ?? null
}

/** Milliseconds a process gets to end by itself before it is killed, after its delay. */
const stopTimeout = 17_000

/** Lines of output kept to explain a crash. */
const keptLines = 40

export interface ChildOptions {
  /** Short name, used in messages and for the log file. */
  readonly name: string
  /** Arguments of Node: the program and its own arguments. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly logFile: string
  /** Milliseconds for which it serves on after its stop signal; 0 by default. */
  readonly shutdownDelay?: number
  /** Whether it needs the others of its group until it has ended, and so is stopped before them. */
  readonly stopsFirst?: boolean
  /** Called with each warning or error in its output. */
  readonly onWarning?: (text: string) => void
}

export type Child = ReturnType<typeof startChild>

/**
 * Signals a process and its descendants (it leads a process group). A process that has ended is no
 * error; on macOS a group of unreaped processes only answers EPERM.
 */
const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * Starts a Node process in its own process group, so that Ctrl-C reaches only the starting process,
 * which then stops it once and in order.
 */
export const startChild = (options: ChildOptions) => {
  const { name, logFile } = options
  const log = openLogFile(logFile)
  const lines: string[] = []
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'parent-watch.mjs'), ...options.args],
    {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    stream.on('data', (chunk: Buffer) => log.write(chunk))
    createInterface({ input: stream }).on('line', (line) => {
      if (lines.push(line) > keptLines) lines.shift()
      const text = warningText(line)
      if (text) options.onWarning?.(text)
    })
  }
  const kill = () => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
  }
  // Remaining descendants of a killed process would hold its port and its output.
  child.once('exit', kill)
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      log.close()
      resolve(code)
    })
  })
  return {
    name,
    // Process id; 0 when it could not be started.
    pid: child.pid ?? 0,
    logFile,
    // Resolves to the exit code when the process has ended; null when a signal ended it.
    exited,
    // The last lines it wrote.
    lastLines: () => lines,
    // Sends a stop signal, kills it after a timeout, and resolves when it has ended.
    async stop() {
      if (child.pid === undefined) return
      if (child.exitCode !== null || child.signalCode !== null) return void (await exited)
      signalGroup(child.pid, 'SIGTERM')
      const timer = setTimeout(kill, stopTimeout + (options.shutdownDelay ?? 0))
      await exited
      clearTimeout(timer)
    },
    // Kills the process and its descendants at once.
    kill,
  }
}
