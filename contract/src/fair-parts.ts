import type { TypeName } from './content/type-names.ts'
import {
  CONCEPTS_PAGE,
  INTERVIEWS_PAGE,
  KNOWLEDGE_SESSIONS_PAGE,
  NETWORK_PAGE,
  PAVILIONS_PAGE,
  TOURS_PAGE,
  VACANCIES_PAGE,
} from './page-addresses.ts'

interface Part {
  readonly page: string
  readonly type?: TypeName
}

/**
 * What a fair may go without: fields of the site settings. Each has a page, with everything below
 * it, and some a content type that is of this part alone.
 */
export const FAIR_PARTS = {
  tours: { page: TOURS_PAGE },
  knowledgeSessions: { page: KNOWLEDGE_SESSIONS_PAGE },
  pavilions: { page: PAVILIONS_PAGE, type: 'pavilion' },
  concepts: { page: CONCEPTS_PAGE, type: 'concept' },
  interviews: { page: INTERVIEWS_PAGE, type: 'interview' },
  vacancies: { page: VACANCIES_PAGE, type: 'vacancy' },
  networkingList: { page: NETWORK_PAGE },
} as const satisfies Record<string, Part>

export type FairPart = keyof typeof FAIR_PARTS

const partNamed = (name: FairPart): Part => FAIR_PARTS[name]

const fairParts = Object.keys(FAIR_PARTS) as readonly FairPart[]

/** The parts that settings switch off; a part that nobody decided on is there. */
export const partsWithout = (settings: Readonly<Record<string, unknown>>): readonly FairPart[] =>
  fairParts.filter((part) => settings[part] === false)

/** The content types of parts. */
export const typesOf = (parts: readonly FairPart[]): readonly TypeName[] =>
  parts.flatMap((part) => partNamed(part).type ?? [])

/** Whether a path without its language is of one of the parts: its page, below it, or a file of it. */
export const isPageOf = (parts: readonly FairPart[], path: string): boolean =>
  parts.some((part) => {
    const { page } = partNamed(part)
    return path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}.`)
  })
