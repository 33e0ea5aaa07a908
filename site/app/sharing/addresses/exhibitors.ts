import {
  CONCEPTS_PAGE,
  categoryPath,
  EXHIBITORS_PAGE,
  exhibitorPath,
} from '@beursvloer/contract/page-addresses'
import type { Content, Exhibitor } from '~/content/model.ts'
import { comparisonMessages } from '~/features/exhibitors/comparison/messages.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { fairDates, fairVenue } from '../fair-facts.ts'
import { sharingMessages } from '../messages.ts'
import { lastChange, type PublicAddress, publicAddress } from '../public-address.ts'

/** The list of exhibitors, its categories, each exhibitor, and the list of concepts. */
export function exhibitorAddresses(content: Content): readonly PublicAddress[] {
  const { locale } = content
  const title = exhibitorMessages[locale].title
  const list = (shown: readonly Exhibitor[]) => ({
    facts: [
      { value: `${shown.length}`, label: sharingMessages[locale].exhibitors(shown.length) },
      fairDates(content),
      fairVenue(content),
    ],
    tone: 'dark' as const,
  })
  const all = content.exhibitors.all
  return [
    publicAddress({
      path: EXHIBITORS_PAGE,
      updatedAt: lastChange(content.edition, all),
      title,
      seed: 'standhouders',
      ...list(all),
    }),
    publicAddress({
      path: CONCEPTS_PAGE,
      updatedAt: lastChange(content.edition, content.concepts.all),
      title: comparisonMessages[locale].title,
      facts: [
        {
          value: `${content.concepts.all.length}`,
          label: sharingMessages[locale].concepts(content.concepts.all.length),
        },
        fairDates(content),
        fairVenue(content),
      ],
      seed: 'concepten',
      tone: 'dark',
    }),
    ...content.categories.all.map((category) => {
      const members = all.filter((exhibitor) => exhibitor.category === category)
      return publicAddress({
        path: categoryPath(category),
        updatedAt: lastChange(category, members),
        language: category.language,
        kind: title,
        title: category.name,
        seed: category.slug,
        street: category.street,
        ...list(members),
      })
    }),
    ...all.map((exhibitor) => exhibitorAddress(exhibitor, content)),
  ]
}

function exhibitorAddress(exhibitor: Exhibitor, content: Content): PublicAddress {
  const t = sharingMessages[content.locale]
  const { stands, category } = exhibitor
  const [first] = stands
  return publicAddress({
    path: exhibitorPath(exhibitor),
    updatedAt: lastChange(exhibitor, [...exhibitor.concepts, ...exhibitor.vacancies]),
    noIndex: exhibitor.seo?.noIndex,
    language: exhibitor.language,
    kind: `${t.exhibitor} · ${category.name}`,
    title: exhibitor.name,
    lead: exhibitor.intro,
    facts: first
      ? [
          { value: stands.map(({ number }) => number).join(', '), label: t.stand },
          { value: first.hall.name, label: content.edition.venue },
          fairDates(content),
        ]
      : [{ value: t.standFollows, label: content.edition.venue }, fairDates(content)],
    seed: exhibitor.slug,
    street: category.street,
  })
}
