import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Context, staffOf } from '../panel-api/answers'
import { uploadedFile } from '../panel-api/uploaded-file'
import { acceptFile } from '../uploads/accept-file'
import { addToLibrary } from '../uploads/add-to-library'
import { configuredScanner } from '../uploads/configured-scanner'
import { fileName } from '../uploads/file-name'
import { ReaderProcess } from '../uploads/reader-process'
import { RejectedFile } from '../uploads/rejected-file'
import { workerFile } from '../uploads/worker-file'
import { notePictures } from './imported-pictures'
import { plainName } from './references'
import type { Picture, Progress } from './views'

/** Largest zip, in bytes. */
const MAX_ZIP_BYTES = 50 * 1024 * 1024
/** Time limit of unpacking, in ms. */
const UNPACKING_TIMEOUT_MS = 20_000
const RULE = { kinds: ['png', 'jpeg', 'webp', 'svg'], maxFiles: 1, maxKilobytes: 20_480 } as const

/** What the unpacking process answers. */
export type ZipAnswer =
  | {
      readonly pictures: readonly { readonly name: string; readonly data: Uint8Array }[]
      /** Names of what is no picture. */
      readonly others: readonly string[]
    }
  | { readonly problem: string }

const reader = new ReaderProcess<ZipAnswer>(
  workerFile(__dirname, 'zip-worker'),
  UNPACKING_TIMEOUT_MS,
)

async function unpacked(ctx: Context) {
  const { filepath, size } = uploadedFile(ctx)
  if (size > MAX_ZIP_BYTES)
    throw new errors.ValidationError('Het zip-bestand is groter dan 50 MB. Verdeel het.')
  const answer = (await reader.read(await readFile(filepath))) ?? {
    problem: 'Het zip-bestand is te groot of te ingewikkeld om uit te pakken. Verdeel het.',
  }
  if ('problem' in answer) throw new errors.ValidationError(answer.problem)
  return answer
}

/** The plain names of all files in the media library. */
async function namesInLibrary(strapi: Core.Strapi): Promise<Set<string>> {
  const files: { name: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['name'] })
  return new Set(files.map(({ name }) => plainName(name)))
}

/**
 * Puts the pictures of a zip into the media library, checked as those of forms are, under the names
 * by which cells call them. A name that is there already stays as it is. Undoing an import that uses them removes
 * them.
 * @param tell called after each picture
 * @throws ValidationError in Dutch for a zip that cannot be read
 */
export async function addPictures(
  strapi: Core.Strapi,
  ctx: Context,
  tell: (progress: Progress) => void,
): Promise<readonly Picture[]> {
  const { pictures, others } = await unpacked(ctx)
  const there = await namesInLibrary(strapi)
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-pictures-'))
  const file = path.join(folder, 'picture')
  const added: number[] = []
  const add = async (given: string, data: Uint8Array): Promise<Picture> => {
    try {
      await writeFile(file, data)
      const incoming = { field: 'files', name: given, file, bytes: data.length, sha256: '' }
      const { kind, content } = await acceptFile(incoming, RULE, configuredScanner)
      const name = fileName(given, kind)
      if (there.has(plainName(name))) return { name, state: 'there' }
      added.push(await addToLibrary(strapi, { name, kind, content }, ''))
      there.add(plainName(name))
      return { name, state: 'added' }
    } catch (error) {
      if (!(error instanceof RejectedFile)) throw error
      return { name: given, state: 'refused', reason: error.text('nl') }
    }
  }
  try {
    const results: Picture[] = []
    for (const { name, data } of pictures) {
      results.push(await add(name, data))
      tell({ done: results.length, total: pictures.length })
    }
    const reason = 'Dit is geen PNG, JPEG, WebP of SVG.'
    return [...results, ...others.map((name) => ({ name, state: 'refused' as const, reason }))]
  } finally {
    await rm(folder, { recursive: true })
    const { originalFilename } = uploadedFile(ctx)
    const fileName = (originalFilename || 'afbeeldingen.zip').slice(0, 200)
    await notePictures(strapi, { fileName, by: staffOf(ctx).name, files: added })
  }
}
