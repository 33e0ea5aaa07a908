import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB (10⁶ bytes); undefined where the system does not tell. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6
  } catch {
    return undefined
  }
}

/** The same as text of a table. */
export const residentMemory = (pid: number): string => {
  const megabytes = residentMegabytes(pid)
  return megabytes === undefined ? '–' : `${megabytes.toFixed(0)} MB`
}
