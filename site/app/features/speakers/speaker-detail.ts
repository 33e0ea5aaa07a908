import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Speaker } from '~/content/model.ts'

/** What a speaker's own page shows. */
export const toSpeakerDetail = ({
  slug,
  name,
  firstName,
  jobTitle,
  organisation,
  bio,
  linkedIn,
  photo,
  language,
  seo,
  exhibitor,
}: Speaker) => ({
  slug,
  name,
  firstName,
  jobTitle,
  organisation,
  bio,
  linkedIn,
  photo,
  language,
  seo,
  exhibitor: exhibitor && { path: exhibitorPath(exhibitor) },
})
