import type { Core } from '@strapi/strapi'
import { pathOf } from '../../private-files/storage'
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
  const stored = logo && pathOf(logo.storedAs)
  if (!stored || logo.kind === 'eps') return null
  return addToLibrary(strapi, { ...logo, path: stored }, exhibitor)
}
