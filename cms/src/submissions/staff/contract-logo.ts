import type { Core } from '@strapi/strapi'
import { contentOf } from '../../private-files/storage'
import { addToLibrary } from '../../uploads/add-to-library'
import type { KeptFile } from '../kept-files'

/** Path of the field with the logo. */
const LOGO = 'presentation.logo'

/**
 * Puts the logo of a contract into the media library, for its exhibitor.
 * @returns its id there; null without one, or with an EPS, which no browser shows
 */
export async function libraryLogo(
  strapi: Core.Strapi,
  submission: string,
  exhibitor: string,
): Promise<number | null> {
  const logo: KeptFile | null = await strapi.db
    .query('api::submission-file.submission-file')
    .findOne({ where: { field: LOGO, submission: { documentId: submission } } })
  if (!logo || logo.kind === 'eps') return null
  const content = await contentOf(logo.storedAs)
  return content && addToLibrary(strapi, { ...logo, content }, exhibitor)
}
