import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const WRK = '/usr/bin/wrk'

/** What a part says that puts load on a server where there is no wrk; undefined where there is. */
export const noLoadTool = existsSync(WRK) ? undefined : `wrk is not installed (${WRK})`

/** Pages that are asked for at random, each as often as the others. */
export interface Load {
  readonly address: string
  /** Paths that the server answers with 200. */
  readonly paths: readonly string[]
  /** `Accept-Encoding`; Brotli when not said. */
  readonly encoding?: string
  /** Connections at once, from one address; 32 when not said. */
  readonly connections?: number
  readonly seconds: number
}

export interface LoadResult {
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds from the request to the whole answer. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Answers other than 2xx and 3xx. */
  readonly refused: number
}

/** In Lua, as wrk reads it. Who comes from a page of the site is not led to another language. */
const scriptOf = ({ paths, encoding = 'br' }: Load) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ["Accept-Encoding"] = "${encoding}", ["Sec-Fetch-Site"] = "same-origin" }
local requests = {}
math.randomseed(1)
init = function() for at, path in ipairs(paths) do requests[at] = wrk.format("GET", path, headers) end end
request = function() return requests[math.random(#requests)] end
done = function(all, latency, _)
  local ms = function(share) return latency:percentile(share) / 1000 end
  local failed = all.errors.connect + all.errors.read + all.errors.write + all.errors.timeout
  io.write(string.format('{"rate":%f,"p50":%f,"p95":%f,"p99":%f,"refused":%d,"failed":%d}',
    all.requests * 1e6 / all.duration, ms(50), ms(95), ms(99), all.errors.status, failed))
end
`

/**
 * Asks for pages with wrk, which takes less of the machine than what it measures.
 * @throws when connections fail, or an answer takes longer than 30 seconds
 */
export async function putUnderLoad(load: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'))
  const script = join(folder, 'random.lua')
  writeFileSync(script, scriptOf(load))
  const { connections = 32, seconds, address } = load
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script]
  try {
    const { stdout } = await promisify(execFile)(WRK, [...args, address])
    const { failed, ...result } = JSON.parse(stdout.slice(stdout.lastIndexOf('{')))
    if (failed > 0) throw new Error(`wrk:\n${stdout}`)
    return result
  } finally {
    rmSync(folder, { recursive: true })
  }
}
