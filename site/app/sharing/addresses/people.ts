import { SPEAKERS_PAGE, speakerPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { speakerMessages } from '~/features/speakers/messages.ts'
import { fairDates, fairVenue } from '../fair-facts.ts'
import { sharingMessages } from '../messages.ts'
import { lastChange, type PublicAddress, publicAddress } from '../public-address.ts'

/** The list of speakers, and each of them. */
export function speakerAddresses(content: Content): readonly PublicAddress[] {
  const { locale, speakers } = content
  const t = sharingMessages[locale]
  return [
    publicAddress({
      path: SPEAKERS_PAGE,
      updatedAt: lastChange(content.edition, speakers.all),
      title: speakerMessages[locale].title,
      facts: [
        { value: `${speakers.all.length}`, label: t.speakers },
        fairDates(content),
        fairVenue(content),
      ],
      seed: 'sprekers',
      tone: 'dark',
    }),
    ...speakers.all.map((speaker) =>
      publicAddress({
        path: speakerPath(speaker),
        updatedAt: speaker.updatedAt,
        noIndex: speaker.seo?.noIndex,
        language: speaker.language,
        kind: t.speaker,
        title: speaker.name,
        lead: `${speaker.jobTitle}, ${speaker.organisation}`,
        facts: [fairDates(content), fairVenue(content)],
        seed: speaker.slug,
      }),
    ),
  ]
}
