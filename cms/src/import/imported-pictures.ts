import type { Core, UID } from '@strapi/strapi'
import { isMentioned } from '../uses/links'
import { IMPORT } from './past-imports'

/** The type that the row of the pictures of a zip names; staff do not see these rows. */
const PICTURES = 'plugin::upload.file'

/** Notes which files a zip brought, for as long as imports can be undone. */
export const notePictures = async (
  strapi: Core.Strapi,
  zip: { readonly fileName: string; readonly by: string; readonly files: readonly number[] },
): Promise<void> => {
  const { fileName, by, files } = zip
  if (files.length === 0) return
  const data = { type: PICTURES, fileName, by, at: new Date(), state: 'done', count: files.length }
  await strapi.db.query(IMPORT).create({ data: { ...data, content: { documents: [], files } } })
}

interface PictureFile {
  readonly id: number
  /** Part of the names of the file and of its smaller sizes. */
  readonly hash: string
  /** What uses it as a picture. */
  readonly related: readonly unknown[]
}

const filesOf = (strapi: Core.Strapi, ids: readonly number[]): Promise<PictureFile[]> =>
  strapi.db
    .query(PICTURES as UID.ContentType)
    .findMany({ where: { id: { $in: [...ids] } }, populate: { related: true } })

/** The pictures of zips that something uses. */
export async function usedPictures(strapi: Core.Strapi): Promise<readonly number[]> {
  const rows: { content: { files?: readonly number[] } }[] = await strapi.db
    .query(IMPORT)
    .findMany({ select: ['content'], where: { type: PICTURES } })
  const ids = rows.flatMap(({ content }) => content.files ?? [])
  return (await filesOf(strapi, ids)).flatMap(({ id, related }) => (related.length > 0 ? [id] : []))
}

/** Removes the pictures that nothing uses any more, neither as a picture nor in a text. */
export async function removeUnused(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  for (const file of await filesOf(strapi, ids))
    if (file.related.length === 0 && !(await isMentioned(strapi, file.hash)))
      await strapi.plugin('upload').service('upload').remove(file)
}
