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
  exhibitor: exhibitor && { path: `/standhouders/${exhibitor.id}/${exhibitor.slug}` },
})
