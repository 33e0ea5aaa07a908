import { exhibitorPath, meetingRequestPath } from '@beursvloer/contract/page-addresses'
import type { Speaker } from '~/content/model.ts'
import { languagesOf } from '~/shell/field-language.ts'

/**
 * A speaker on the own page.
 * @param mayMeet whether visitors can ask exhibitors for a meeting
 */
export const toSpeakerDetail = (
  {
    slug,
    name,
    firstName,
    jobTitle,
    organisation,
    bio,
    linkedIn,
    photo,
    seo,
    exhibitor,
    ...speaker
  }: Speaker,
  mayMeet = true,
) => ({
  slug,
  name,
  firstName,
  jobTitle,
  organisation,
  bio,
  linkedIn,
  photo,
  ...languagesOf(speaker),
  seo,
  exhibitor: exhibitor && {
    path: exhibitorPath(exhibitor),
    /** Where visitors ask its people for a meeting; null: it takes no requests. */
    meeting: mayMeet && exhibitor.meetingsAtOnce > 0 ? meetingRequestPath(exhibitor.id) : null,
  },
})
