import { SPEAKERS_PAGE, speakerPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { speakerMessages } from '~/features/speakers/messages.ts'
import { sharingMessages } from '../messages.ts'
import {
  documentAddress,
  fairDates,
  fairVenue,
  type PublicAddress,
  pageAddress,
} from '../public-address.ts'

/** The list of speakers, and each of them. */
export function speakerAddresses(content: Content): readonly PublicAddress[] {
  const { locale, speakers } = content
  const t = sharingMessages[locale]
  return [
    pageAddress(content, {
      path: SPEAKERS_PAGE,
      title: speakerMessages[locale].title,
      shown: speakers.all,
      fact: { value: `${speakers.all.length}`, label: t.speakers },
    }),
    ...speakers.all.map((speaker) =>
      documentAddress(speaker, {
        path: speakerPath(speaker),
        kind: t.speaker,
        title: speaker.name,
        lead: `${speaker.jobTitle}, ${speaker.organisation}`,
        facts: [fairDates(content), fairVenue(content)],
      }),
    ),
  ]
}
