import {
  CONCEPTS_PAGE,
  categoryPath,
  EXHIBITORS_PAGE,
  exhibitorPath,
} from '@beursvloer/contract/page-addresses'
import type { Content, Exhibitor } from '~/content/model.ts'
import { comparisonMessages } from '~/features/exhibitors/comparison/messages.ts'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { sharingMessages } from '../messages.ts'
import {
  documentAddress,
  fairDates,
  fairVenue,
  lastChange,
  type PublicAddress,
  pageAddress,
} from '../public-address.ts'

/** The list of exhibitors, its categories, each exhibitor, and the list of concepts. */
export function exhibitorAddresses(content: Content): readonly PublicAddress[] {
  const { locale } = content
  const title = exhibitorMessages[locale].title
  const { concepts, exhibitors } = content
  const t = sharingMessages[locale]
  const factOf = (shown: readonly Exhibitor[]) => ({
    value: `${shown.length}`,
    label: t.exhibitors(shown.length),
  })
  return [
    pageAddress(content, {
      path: EXHIBITORS_PAGE,
      title,
      shown: exhibitors.all,
      fact: factOf(exhibitors.all),
    }),
    pageAddress(content, {
      path: CONCEPTS_PAGE,
      title: comparisonMessages[locale].title,
      shown: concepts.all,
      fact: { value: `${concepts.all.length}`, label: t.concepts(concepts.all.length) },
    }),
    ...content.categories.all.map((category) => {
      const members = exhibitors.all.filter((exhibitor) => exhibitor.category === category)
      return documentAddress(category, {
        path: categoryPath(category),
        updatedAt: lastChange(category, members),
        kind: title,
        title: category.name,
        facts: [factOf(members), fairDates(content), fairVenue(content)],
        street: category.street,
        tone: 'dark',
      })
    }),
    ...exhibitors.all.map((exhibitor) => exhibitorAddress(exhibitor, content)),
  ]
}

function exhibitorAddress(exhibitor: Exhibitor, content: Content): PublicAddress {
  const t = sharingMessages[content.locale]
  const { stands, category } = exhibitor
  const [first] = stands
  return documentAddress(exhibitor, {
    path: exhibitorPath(exhibitor),
    updatedAt: lastChange(exhibitor, [...exhibitor.concepts, ...exhibitor.vacancies]),
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
    street: category.street,
  })
}
