import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { unpreparedPhoto } from './library-file'

interface Photo {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly mime: string
}

/**
 * Replaces a photo that is not upright, with its sizes; the address stays. The upload service prepares
 * the copy as any other file (cms/src/extensions/upload).
 */
async function rotate(strapi: Core.Strapi, { id, name, url, mime }: Photo): Promise<void> {
  const stored = path.join(strapi.dirs.static.public, url)
  if (!(await unpreparedPhoto(stored))) return
  const folder = await mkdtemp(path.join(tmpdir(), 'photo-'))
  try {
    const filepath = path.join(folder, path.basename(stored))
    await copyFile(stored, filepath)
    const { size } = await stat(filepath)
    await strapi
      .plugin('upload')
      .service('upload')
      .replace(id, { data: {}, file: { filepath, originalFilename: name, mimetype: mime, size } })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Rotates photos upright that the media library took before it did so, once for an installation.
 * One after the other, beside other work; a photo that fails stays as it is.
 * @param isStopped whether to leave the rest to the next start
 */
async function rotateStoredPhotos(strapi: Core.Strapi, isStopped: () => boolean): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload' })
  if (await store.get({ key: 'photosTurned' })) return
  const photos: Photo[] = await strapi.db.query('plugin::upload.file').findMany({
    select: ['id', 'name', 'url', 'mime'],
    where: { provider: 'local', mime: { $startsWith: 'image/' } },
  })
  for (const photo of photos) {
    if (isStopped()) return
    await rotate(strapi, photo).catch((error) =>
      strapi.log.warn(`The photo ${photo.url} could not be turned: ${error}`),
    )
  }
  await store.set({ key: 'photosTurned', value: true })
}

let isStopping = false
let running: Promise<void> = Promise.resolve()

/** Begins with it without waiting for the end. */
export function startRotatingPhotos(strapi: Core.Strapi): void {
  isStopping = false
  const run = () => rotateStoredPhotos(strapi, () => isStopping)
  strapi.add('photo-rotation', { run })
  running = run().catch((error) => {
    strapi.log.error(error)
  })
}

/** Waits for the photo at hand. */
export function stopRotatingPhotos(): Promise<void> {
  isStopping = true
  return running
}
