import {
  KNOWLEDGE_SESSIONS_PAGE,
  PROGRAMME_PAGE,
  TOURS_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { fromTable } from '~/shell/table.ts'
import { programmeJsonLd } from './item-json-ld.ts'
import { programmeMessages } from './messages.ts'
import type { PackedProgramme } from './programme-view.ts'
import { typePageMessages } from './type-page-messages.ts'

const PATHS = { tours: TOURS_PAGE, sessions: KNOWLEDGE_SESSIONS_PAGE } as const

/** Meta tags of the page of one type of items, with the items once the programme is public. */
export function typePageMeta(
  kind: keyof typeof PATHS,
  matches: Parameters<typeof pageMeta>[0],
  answer: PackedProgramme | undefined,
): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!answer || !shell) return []
  const { title, description } = typePageMessages[shell.locale][kind]
  const base = shell.bases[shell.locale]
  const path = PATHS[kind]
  return pageMeta(matches, {
    title,
    description,
    path,
    jsonLd: import.meta.env.SSR && [
      ...(answer.published ? [programmeJsonLd(fromTable(answer.items), base)] : []),
      breadcrumbJsonLd(base, [
        { name: programmeMessages[shell.locale].title, path: PROGRAMME_PAGE },
        { name: title, path },
      ]),
    ],
  })
}
