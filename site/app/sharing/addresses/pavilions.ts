import { PAVILIONS_PAGE, pavilionPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { pavilionMessages } from '~/features/pavilions/messages.ts'
import { fairDates, fairVenue } from '../fair-facts.ts'
import { sharingMessages } from '../messages.ts'
import { lastChange, type PublicAddress, publicAddress } from '../public-address.ts'

/** The list of pavilions, and each of them. */
export function pavilionAddresses(content: Content): readonly PublicAddress[] {
  const { locale, pavilions } = content
  const t = sharingMessages[locale]
  return [
    publicAddress({
      path: PAVILIONS_PAGE,
      updatedAt: lastChange(content.edition, pavilions.all),
      title: pavilionMessages[locale].title,
      facts: [fairDates(content), fairVenue(content)],
      seed: 'paviljoens',
      tone: 'dark',
    }),
    ...pavilions.all.map((pavilion) =>
      publicAddress({
        path: pavilionPath(pavilion),
        updatedAt: lastChange(pavilion, pavilion.exhibitors),
        noIndex: pavilion.seo?.noIndex,
        language: pavilion.language,
        kind: t.pavilion,
        title: pavilion.name,
        lead: pavilion.intro,
        facts: [
          {
            value: `${pavilion.exhibitors.length}`,
            label: t.participants(pavilion.exhibitors.length),
          },
          ...(pavilion.hall
            ? [{ value: pavilion.hall.name, label: content.edition.venue }]
            : [fairVenue(content)]),
          fairDates(content),
        ],
        seed: `paviljoen-${pavilion.slug}`,
      }),
    ),
  ]
}
