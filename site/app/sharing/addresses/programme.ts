import {
  KNOWLEDGE_SESSIONS_PAGE,
  PROGRAMME_PAGE,
  programmeItemPath,
  TOURS_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { Content, ProgrammeItem } from '~/content/model.ts'
import { programmeMessages } from '~/features/programme/messages.ts'
import { summaryMessages } from '~/features/programme/summary-messages.ts'
import { formatDate } from '~/i18n/dates.ts'
import { sharingMessages } from '../messages.ts'
import { documentAddress, type PublicAddress, pageAddress } from '../public-address.ts'

/** The programme, its two parts, and each item once it is published. */
export function programmeAddresses(content: Content): readonly PublicAddress[] {
  const t = programmeMessages[content.locale]
  const items = content.edition.programmePublished ? content.programmeItems.all : []
  const list = (path: string, title: string, shown: readonly ProgrammeItem[]) =>
    pageAddress(content, {
      path,
      title,
      shown,
      ...(shown.length > 0 && {
        fact: { value: `${shown.length}`, label: sharingMessages[content.locale].items },
      }),
      seed: path.slice(1).replace('/', '-'),
    })
  return [
    list(PROGRAMME_PAGE, t.title, items),
    list(
      TOURS_PAGE,
      t.tours,
      items.filter(({ type }) => type === 'tour'),
    ),
    list(
      KNOWLEDGE_SESSIONS_PAGE,
      t.sessions,
      items.filter(({ type }) => type === 'knowledge-session'),
    ),
    ...items.map((item) => itemAddress(item, content)),
  ]
}

function itemAddress(item: ProgrammeItem, { locale, edition }: Content): PublicAddress {
  const t = summaryMessages[locale]
  const [first] = item.contributions
  return documentAddress(item, {
    path: programmeItemPath(item),
    kind: t.type[item.type],
    title: item.title,
    facts: [
      { value: `${item.start}–${item.end}`, label: formatDate(item.day.date, locale, 'day') },
      {
        value: item.room.name,
        label: [item.room.hall?.name, edition.venue].filter(Boolean).join(', '),
      },
      ...(first && item.contributions.length === 1
        ? [{ value: first.speaker.name, label: first.speaker.organisation }]
        : []),
    ],
    notice: t.state[item.state],
  })
}
