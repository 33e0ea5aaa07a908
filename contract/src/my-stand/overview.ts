import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import { acts } from './acting.ts'
import { memberView } from './members.ts'
import { standNews } from './news.ts'
import { FIGURE_WEEKS, LACKS, MEMBER_ROLES, PROPOSAL_STATES } from './terms.ts'

/** Totals, the oldest week first; nobody can be recognised in them. */
const figure = z.array(z.int()).length(FIGURE_WEEKS)

/** Answer of `GET /my-stands/{exhibitor}/figures`: the days on which something was counted. */
export const dayFigures = z.array(
  z.object({
    day: z.string(),
    ...{ views: z.int(), saved: z.int(), routes: z.int(), downloads: z.int(), leads: z.int() },
  }),
)
export type DayFigures = z.infer<typeof dayFigures>

/** Answer of `GET /my-stands/{exhibitor}`. */
export const standOverview = z.object({
  exhibitor: documentId,
  name: z.string(),
  slug: z.string(),
  /** Document id; null while there is none. */
  category: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  /** Who asks. */
  member: z.string(),
  isPublished: z.boolean(),
  /** Document ids of its stands; those of the main exhibitor for a co-exhibitor. */
  stands: z.array(z.string()),
  /** Name of the main exhibitor; null for one with a stand of its own. */
  mainExhibitor: z.string().nullable(),
  coExhibitors: z.array(z.string()),
  /** The contract that made the exhibitor, for managers; null without one. */
  contract: z
    .object({
      reference: z.string(),
      state: z.string(),
      /** The states that it had, with their times (ISO 8601), the first first. */
      steps: z.array(z.object({ state: z.string(), at: z.string() })),
    })
    .nullable(),
  /** What the open invoices come to, for managers; null without invoices. */
  invoices: z.object({ open: z.int(), late: z.int(), openCents: z.int() }).nullable(),
  /** Number of proofs that wait for an answer, for managers. */
  proofs: z.int(),
  members: z.array(memberView),
  /** Null while nothing was counted. */
  figures: z
    .object({
      ...{ views: figure, saved: figure, routes: figure, downloads: figure, leads: figure },
      /** First day of each week. */
      weeks: z.array(z.string()),
      /** Medians of the totals of stands of the same size, and how many there are; null for too few. */
      medians: z
        .object({
          stands: z.int(),
          ...{ views: z.number(), saved: z.number(), routes: z.number() },
          ...{ downloads: z.number(), leads: z.number() },
        })
        .nullable(),
    })
    .nullable(),
  lacks: z.array(z.enum(LACKS)),
  /** State of the proposed presentation; null without one. */
  proposal: z.enum(PROPOSAL_STATES).nullable(),
  /** What the organiser tells its exhibitors. */
  news: standNews,
  /** What staff of the fair did for the exhibitor. */
  acts,
})
export type StandOverview = z.infer<typeof standOverview>
