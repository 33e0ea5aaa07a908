import type { Challenge, Solution } from 'altcha-lib/types'
import { askCaptcha } from './captcha.ts'
import type { ProofTask } from './proof-task.ts'

/** Does the work of a proof; '' where this browser cannot. */
export async function prove(task: ProofTask, box: HTMLElement | null): Promise<string> {
  if (task.kind === 'captcha') return box ? askCaptcha(task, box) : ''
  // Web cryptography is there on secure pages only.
  if (!globalThis.crypto?.subtle) return ''
  const solution = await solve(task.challenge)
  return solution ? JSON.stringify({ challenge: task.challenge, solution }) : ''
}

/** Computes in a worker, so that the page stays responsive. */
function solve(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = (event) => {
      worker.terminate()
      reject(new Error(event.message))
    }
    worker.postMessage(challenge)
  })
}
