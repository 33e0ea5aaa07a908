import {
  KNOWLEDGE_SESSIONS_PAGE,
  PROGRAMME_PAGE,
  TOURS_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { MetaDescriptor } from 'react-router'
import type { Content, ProgrammeItemType } from '~/content/model.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { type Matches, pageMeta, shellOf } from '~/shell/page-meta.ts'
import { fromTable } from '~/shell/table.ts'
import { programmeJsonLd } from './item-json-ld.ts'
import { programmeMessages } from './messages.ts'
import { PROGRAMME_PARAMETERS } from './programme-state.ts'
import {
  knownProgrammeValues,
  type PackedProgramme,
  packProgramme,
  toProgrammeAnswer,
} from './programme-view.ts'
import { typePageMessages } from './type-page-messages.ts'

const PATHS = { tours: TOURS_PAGE, sessions: KNOWLEDGE_SESSIONS_PAGE } as const

const TYPES = { tours: 'tour', sessions: 'knowledge-session' } as const satisfies Readonly<
  Record<string, ProgrammeItemType>
>

type Kind = keyof typeof PATHS

export const typePageHandle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: PROGRAMME_PARAMETERS,
  layout: false,
}

/** The data of the page of one type of items. */
export function loadTypePage(kind: Kind, content: Content, url: URL): PackedProgramme {
  dropUnknownValues(PATHS[kind], url, knownProgrammeValues(content))
  return packProgramme(toProgrammeAnswer(content, TYPES[kind]))
}

interface MetaArgs {
  readonly matches: Matches
  readonly loaderData?: PackedProgramme | undefined
}

/** Meta tags of the page of one type of items, with the items once the programme is public. */
export const typePageMeta =
  (kind: Kind) =>
  ({ matches, loaderData: answer }: MetaArgs): MetaDescriptor[] => {
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
