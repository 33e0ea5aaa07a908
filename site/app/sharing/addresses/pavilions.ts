import { PAVILIONS_PAGE, pavilionPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { pavilionMessages } from '~/features/pavilions/messages.ts'
import { sharingMessages } from '../messages.ts'
import {
  documentAddress,
  fairDates,
  fairVenue,
  lastChange,
  type PublicAddress,
  pageAddress,
} from '../public-address.ts'

/** The list of pavilions, and each of them. */
export function pavilionAddresses(content: Content): readonly PublicAddress[] {
  const { locale, pavilions } = content
  const t = sharingMessages[locale]
  return [
    pageAddress(content, {
      path: PAVILIONS_PAGE,
      title: pavilionMessages[locale].title,
      shown: pavilions.all,
    }),
    ...pavilions.all.map((pavilion) =>
      documentAddress(pavilion, {
        path: pavilionPath(pavilion),
        updatedAt: lastChange(pavilion, pavilion.exhibitors),
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
