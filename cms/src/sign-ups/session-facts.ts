import type { SessionFacts } from '@beursvloer/contract/calendar/session-event'
import type { ProgrammeItemState } from '@beursvloer/contract/content-values'
import type { Core, UID } from '@strapi/strapi'

type Language = 'nl' | 'en'

interface Named {
  readonly documentId: string
  readonly name: string
}

interface SpeakerRow extends Named {
  readonly jobTitle: string
  readonly organisation: string
}

interface Titled {
  readonly documentId: string
  readonly title: string
}

interface Row {
  readonly locale: Language
  readonly summary: string
  readonly changeNote: string | null
  readonly type: SessionFacts['type']
  readonly language: Language
  readonly state: ProgrammeItemState
  readonly start: string
  readonly end: string
  readonly day: { readonly date: string }
  readonly room: Named
  readonly previousDay: { readonly date: string } | null
  readonly previousRoom: Named | null
  readonly previousStart: string | null
  readonly previousEnd: string | null
  readonly speakers: readonly { readonly speaker: SpeakerRow | null }[]
  readonly themes: readonly Named[]
  readonly partOf: Titled | null
}

/** The fields of an item's calendar event that signing up does not need. */
export type SessionTexts = Pick<
  SessionFacts,
  | 'summary'
  | 'type'
  | 'spokenLanguage'
  | 'state'
  | 'changeNote'
  | 'previous'
  | 'speakers'
  | 'themes'
  | 'partOf'
>

const PROGRAMME_ITEM = 'api::programme-item.programme-item'
const named = { select: ['documentId', 'name'] }
const day = { select: ['date'] }

/** Documents in a language where they have it, in Dutch where not. */
async function translated<T extends Pick<Named, 'documentId'>>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documents: readonly T[],
  language: Language,
): Promise<readonly T[]> {
  if (language === 'nl' || documents.length === 0) return documents
  const where = {
    documentId: { $in: documents.map(({ documentId }) => documentId) },
    locale: language,
    ...(strapi.contentType(uid).options?.draftAndPublish && { publishedAt: { $notNull: true } }),
  }
  const found: T[] = await strapi.db.query(uid).findMany({ where })
  const byId = new Map(found.map((one) => [one.documentId, one]))
  return documents.map((one) => byId.get(one.documentId) ?? one)
}

/** The event texts of a published item, in a language; null when there is none. */
export async function readSessionTexts(
  strapi: Core.Strapi,
  documentId: string,
  language: Language,
): Promise<SessionTexts | null> {
  const rows: Row[] = await strapi.db.query(PROGRAMME_ITEM).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: {
      ...{ day, previousDay: day, room: named, previousRoom: named, themes: named },
      speakers: { populate: { speaker: true } },
      partOf: { select: ['documentId', 'title'] },
    },
  })
  const dutch = rows.find(({ locale }) => locale === 'nl')
  if (!dutch) return null
  const own = rows.find(({ locale }) => locale === language) ?? dutch
  const { previousDay, previousRoom, previousStart, previousEnd } = dutch
  const people = dutch.speakers.flatMap(({ speaker }) => speaker ?? [])
  const speakers = await translated(strapi, 'api::speaker.speaker', people, language)
  const themes = await translated(strapi, 'api::theme.theme', dutch.themes, language)
  const wholes = dutch.partOf ? [dutch.partOf] : []
  const [whole] = await translated(strapi, PROGRAMME_ITEM, wholes, language)
  const rooms = [previousRoom ?? dutch.room]
  const [room] = await translated(strapi, 'api::room.room', rooms, language)
  return {
    summary: own.summary || dutch.summary,
    type: dutch.type,
    spokenLanguage: dutch.language,
    state: dutch.state,
    changeNote: own.changeNote || dutch.changeNote || '',
    previous:
      previousDay || previousStart || previousRoom
        ? {
            date: (previousDay ?? dutch.day).date,
            start: (previousStart || dutch.start).slice(0, 5),
            end: (previousEnd || dutch.end).slice(0, 5),
            room: room?.name ?? '',
          }
        : null,
    speakers,
    themes: themes.map(({ name }) => name),
    partOf: whole?.title ?? '',
  }
}
