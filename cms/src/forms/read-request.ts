import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import Busboy, { type BusboyHeaders } from '@fastify/busboy'
import { HttpError } from '../http/http-error'
import { incomingFolder } from '../private-files/storage'
import type { IncomingFile } from '../uploads/accept-file'
import { parseEnvelope } from './envelope'
import { maxFiles } from './file-fields'

/** Largest envelope, in bytes; the longest form fills a tenth of it. */
const MAX_ENVELOPE_BYTES = 512 * BYTES_PER_KILOBYTE

/** The answer to a request that breaks off or has invalid parts. */
const UNREADABLE = 'No whole multipart request'

export type FormRequest = Awaited<ReturnType<typeof readRequest>>

/**
 * Fails with 413 once a request exceeds the limit of its form, regardless of its Content-Length.
 */
const atMost = (bytes: number) => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > bytes) done(new HttpError(413, 'Request too large'))
      else done(null, chunk)
    },
  })
}

const settled = async (work: Promise<unknown>) => (await Promise.allSettled([work]))[0]

/** Writes a part to disk while counting and hashing it. */
async function receiveFile(field: string, name: string, part: NodeJS.ReadableStream) {
  const file = path.join(incomingFolder, randomUUID())
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(part, measure, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return { field, name, file, bytes, sha256: hash.digest('hex') }
}

/** Whether an error of reading a request is the server's own: the file system names a number, or we refuse. */
const isServers = (error: unknown): boolean =>
  error instanceof HttpError || typeof (error as { errno?: unknown }).errno === 'number'

/** @throws HttpError 400 when the request has no multipart boundary */
function parserOf(
  request: IncomingMessage,
  definition: FormDefinition,
): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fieldSize: MAX_ENVELOPE_BYTES, fields: 1, files: maxFiles(definition) },
    })
  } catch {
    throw new HttpError(400, UNREADABLE)
  }
}

/**
 * Reads a multipart request to the end: its envelope, and its files to disk. Nothing of it has been
 * checked but its size and the shape of the envelope.
 *
 * @throws HttpError 400 when it is no such request, 413 when it is larger than the form can be; else the
 * error of the file system
 */
export async function readRequest(request: IncomingMessage, definition: FormDefinition) {
  if (!/^multipart\/form-data;/i.test(request.headers['content-type'] ?? ''))
    throw new HttpError(400, 'No multipart request')
  if (Number(request.headers['content-length'] ?? 0) > definition.maxBodyBytes)
    throw new HttpError(413, 'Request too large')

  const parser = parserOf(request, definition)
  const parts: Readable[] = []
  const receiving: Promise<IncomingFile>[] = []
  let envelope: string | undefined
  let isRubbish = false
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (name !== ENVELOPE_PART || nameTruncated || valueTruncated) isRubbish = true
    else envelope = value
  })
  parser.on('file', (field, part, name) => {
    parts.push(part)
    const received = receiveFile(field, name ?? '', part)
    // A full disk ends the request, too.
    received.catch((error) => request.destroy(error))
    receiving.push(received)
  })
  for (const limit of ['fieldsLimit', 'filesLimit'] as const)
    parser.on(limit, () => {
      isRubbish = true
    })

  const whole = await settled(pipeline(request, atMost(definition.maxBodyBytes), parser))
  // The parser does not end the parts of a request that broke off.
  if ('reason' in whole) for (const part of parts) part.destroy(whole.reason)
  const outcomes = await Promise.allSettled(receiving)
  const files = outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []))
  const dispose = async () => {
    await Promise.all(files.map(({ file }) => rm(file, { force: true })))
  }
  const failed = [...outcomes, whole].find((outcome) => outcome.status === 'rejected')
  try {
    if (failed) throw isServers(failed.reason) ? failed.reason : new HttpError(400, UNREADABLE)
    if (isRubbish || envelope === undefined)
      throw new HttpError(400, 'No envelope, or more than it')
    return { envelope: parseEnvelope(envelope), files, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}
