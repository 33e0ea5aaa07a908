import { z } from 'zod'
import { documentId } from '../request-fields.ts'

const texts = z.object({ nl: z.string(), en: z.string() })

/** Messages of the organiser to exhibitors, the latest first. */
export const standNews = z.array(
  z.object({
    id: documentId,
    title: texts,
    text: texts,
    /** ISO 8601. */
    at: z.string(),
  }),
)
export type StandNews = z.infer<typeof standNews>

const MAX_TITLE = 120
const MAX_TEXT = 2000
const text = (most: number) => z.string().trim().max(most)

/** Body by which staff write a message, or change one; English may be empty. */
export const newsValues = z.strictObject({
  titleNl: text(MAX_TITLE).min(1),
  titleEn: text(MAX_TITLE),
  textNl: text(MAX_TEXT).min(1),
  textEn: text(MAX_TEXT),
  /** Document ids of categories; empty: all exhibitors. */
  categories: z.array(documentId).max(50),
})
export type NewsValues = z.infer<typeof newsValues>
