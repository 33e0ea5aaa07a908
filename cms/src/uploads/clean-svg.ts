import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type FileReason, RejectedFile } from './rejected-file'

/** Most tags of a drawing: more take long to read, and no logo has them. */
const MOST_TAGS = 20_000
/** How long cleaning may take, in ms; a large logo takes a second, the loading of the parser another. */
const LONGEST_CLEANING_MS = 8000
/** How long the thread waits for another drawing before it ends, in ms. */
const LONGEST_IDLE_MS = 30_000
/** Memory of the thread, in MB. */
const MOST_MEMORY_MB = 256

/** What stands before the drawing and says nothing about it. */
const PROLOGUE = /^\uFEFF?(\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>)*/i

/** An ES module, beside this file in the sources as in what is built of them. */
const WORKER = path.join(__dirname, `svg-worker.m${path.extname(__filename).slice(1)}`)

type Answer = { readonly clean: string } | { readonly reason: FileReason }

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
/** Drawings are cleaned one after the other. */
let turn: Promise<unknown> = Promise.resolve()

function startThread(): Worker {
  const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } })
  worker.once('exit', () => {
    if (thread === worker) thread = undefined
  })
  return worker
}

function endThread(): void {
  thread?.terminate()
  thread = undefined
}

/** Has a drawing cleaned in the thread; one that takes too long or too much is given up with it. */
function cleanInThread(drawing: string): Promise<Answer> {
  clearTimeout(idle)
  thread ??= startThread()
  const worker = thread
  worker.ref()
  return new Promise<Answer>((resolve) => {
    const giveUp = () => {
      endThread()
      resolve({ reason: 'unreadable' })
    }
    const timer = setTimeout(giveUp, LONGEST_CLEANING_MS)
    worker.once('error', giveUp)
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer)
      worker.off('error', giveUp)
      worker.unref()
      idle = setTimeout(endThread, LONGEST_IDLE_MS).unref()
      resolve(answer)
    })
    worker.postMessage(drawing)
  })
}

const inTurn = (drawing: string): Promise<Answer> => {
  const answer = turn.then(() => cleanInThread(drawing))
  turn = answer
  return answer
}

/**
 * A drawing with nothing in it but shapes, texts and pictures of its own.
 * @throws RejectedFile `active` when it holds scripts or references elsewhere, `unreadable` when it is
 * no drawing
 */
export async function cleanSvg(content: Uint8Array): Promise<Buffer> {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new RejectedFile('unreadable')
  }
  const drawing = source.replace(PROLOGUE, '')
  const isBomb = (drawing.match(/<\w/g)?.length ?? 0) > MOST_TAGS
  // Declarations of entities can unpack to anything.
  if (isBomb || /<!DOCTYPE|<!ENTITY/i.test(drawing) || !/^<svg[\s>]/.test(drawing))
    throw new RejectedFile('unreadable')
  const answer = await inTurn(drawing)
  if ('reason' in answer) throw new RejectedFile(answer.reason)
  if (answer.clean === '') throw new RejectedFile('unreadable')
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${answer.clean}\n`)
}
