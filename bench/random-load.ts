import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WRK } from './load.ts'

/** What was asked for at random. */
export interface RandomLoad {
  readonly address: string
  /** Paths that the server answers with 200. */
  readonly paths: readonly string[]
  /** `Accept-Encoding`; `identity` sends none. */
  readonly encoding: string
  readonly connections: number
  readonly seconds: number
}

/** What came back. */
export interface RandomLoadResult {
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds from the request to the whole answer. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Answers other than 2xx and 3xx. */
  readonly refused: number
}

/** Longest wait for an answer: right after a start all of them have to be rendered. */
const TIMEOUT = '30s'

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

/**
 * Asks for pages at random, each as often as the others, over connections from one address.
 * @throws when connections fail
 */
export async function loadAtRandom(load: RandomLoad): Promise<RandomLoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'))
  const script = join(folder, 'random.lua')
  writeFileSync(script, scriptOf(load))
  const { connections, seconds, address } = load
  try {
    const output = await run(
      [
        '-t1',
        `-c${connections}`,
        `-d${seconds}s`,
        '--latency',
        '--timeout',
        TIMEOUT,
        '-s',
        script,
      ].concat(address),
    )
    if (/Socket errors/.test(output)) throw new Error(`wrk:\n${output}`)
    const percentile = (name: string) => {
      const [, value = '', unit = ''] =
        new RegExp(`${name}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
      return Number(value) * (UNITS[unit] ?? Number.NaN)
    }
    const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
    return {
      rate: number(/Requests\/sec:\s+([\d.]+)/),
      p50: percentile('50'),
      p95: number(/p95 us (\d+)/) / 1000,
      p99: percentile('99'),
      refused: number(/Non-2xx or 3xx responses: (\d+)/),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In Lua, as wrk reads it. Who comes from a page of the site is not led to another language. */
const scriptOf = ({ paths, encoding }: RandomLoad) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = {
  ${encoding === 'identity' ? '' : `["Accept-Encoding"] = ${JSON.stringify(encoding)},`}
  ["Sec-Fetch-Site"] = "same-origin"
}
local requests = {}
math.randomseed(1)
init = function() for at, path in ipairs(paths) do requests[at] = wrk.format("GET", path, headers) end end
request = function() return requests[math.random(#requests)] end
done = function(_, latency) print("p95 us " .. math.floor(latency:percentile(95))) end
`

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const wrk = spawn(WRK, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    wrk.stdout.on('data', (chunk) => {
      output += chunk
    })
    wrk.on('error', reject)
    wrk.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`wrk ended with ${code}`))
    })
  })
}
