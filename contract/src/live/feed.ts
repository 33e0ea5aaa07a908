import { z } from 'zod'

/** After the base of the content API, with the site's token; `?since=` a version (requirements 19.2). */
export const LIVE_FEED_PATH = '/live-feed'

/** The live facts of a programme item, which change quickly and are no content. */
export const liveItem = z.object({
  /** Places that are free to sign up for; null: as many as come. */
  left: z.int().nullable(),
  waiting: z.int(),
  /** Whether visitors can join a waiting list once no place is left. */
  line: z.boolean(),
  /** Whether staff at the door let nobody in any more. */
  doorFull: z.boolean(),
})
export type LiveItem = z.infer<typeof liveItem>

export const NOTICE_TONES = ['info', 'urgent'] as const

/** A notice of the organiser to everybody. */
export const liveNotice = z.object({
  /** Differs for every notice: a visitor who closed one sees the next. */
  id: z.string(),
  tone: z.enum(NOTICE_TONES),
  /** An empty English text: the Dutch one is shown. */
  text: z.object({ nl: z.string(), en: z.string() }),
  /** The page that it is about: a path of the site without its language, or an https address. */
  link: z.string().optional(),
  /** ISO 8601 in UTC; null: until it is taken away. */
  until: z.iso.datetime().nullable(),
})
export type LiveNotice = z.infer<typeof liveNotice>

/** All facts of a moment. */
export const liveFacts = z.object({
  /** By document id: items that are not over, with sign-ups or with a full room. */
  items: z.record(z.string(), liveItem),
  notice: liveNotice.nullable(),
})
export type LiveFacts = z.infer<typeof liveFacts>

/** Answer of the CMS: null facts without a change since the given version. */
export const liveAnswer = z.object({ version: z.string().min(1), facts: liveFacts.nullable() })
export type LiveAnswer = z.infer<typeof liveAnswer>

/** The message to browsers: all facts, or those that changed since `version` before it. */
export interface LiveMessage {
  readonly version: string
  /** Whether these are all facts, replacing those known before. */
  readonly whole: boolean
  /** By item id; null removes the item's facts. */
  readonly items: Readonly<Record<string, LiveItem | null>>
  /** Absent: unchanged. */
  readonly notice?: LiveNotice | null
}
