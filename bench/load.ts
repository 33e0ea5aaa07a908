import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Agent, get, type OutgoingHttpHeaders } from 'node:http'

export const WRK = '/usr/bin/wrk'
const CONNECTIONS = 32

/** What produces the load: wrk where it is installed, else a (much slower) client in Node. */
export const loadTool = existsSync(WRK) ? 'wrk' : 'node'

/**
 * Asks for one address over and over for `seconds`, over 32 connections.
 * @returns answers per second
 * @throws when an answer is no 2xx
 */
export function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  return loadTool === 'wrk' ? withWrk(url, headers, seconds) : withNode(url, headers, seconds)
}

function withWrk(url: string, headers: Readonly<Record<string, string>>, seconds: number) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...given, url]
  return new Promise<number>((resolve, reject) => {
    const wrk = spawn(WRK, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    wrk.stdout.on('data', (chunk) => {
      output += chunk
    })
    wrk.on('error', reject)
    wrk.on('close', () => {
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
      if (!rate || /Non-2xx|Socket errors/.test(output)) reject(new Error(`wrk:\n${output}`))
      else resolve(rate)
    })
  })
}

async function withNode(url: string, headers: OutgoingHttpHeaders, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + seconds * 1000
  let answers = 0
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        response.resume().on('end', resolve)
      }).on('error', reject)
    })
  const connection = async () => {
    while (performance.now() < end) {
      await once()
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return answers / seconds
}
