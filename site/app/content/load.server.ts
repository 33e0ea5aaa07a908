import type { RawDocument } from '@beursvloer/contract/content/content-type'
import { z } from 'zod'
import type { DocumentType } from './document-type.server.ts'
import type { RawType, SkippedDocument } from './graph.server.ts'
import { type CmsClient, ContentApiError } from './http.server.ts'
import type { LocaleCode } from './model.ts'

export type Status = 'published' | 'draft'

/** Documents asked for per call; the CMS may give fewer, more pages are then read. */
const PAGE_SIZE = 250
/** Types that are read from the CMS at the same time. */
const PARALLEL = 4
/** From this many documents on, a type of which not one is usable counts as an invalid response. */
const MIN_INVALID_DOCUMENTS = 3

/** The CMS answered with another shape than its API describes. */
export class InvalidResponse extends Error {}

const listAnswer = z.object({
  data: z.array(z.looseObject({ id: z.number() })),
  meta: z.object({ pagination: z.object({ pageCount: z.number().int() }) }),
})
const singleAnswer = z.object({ data: z.unknown() })

/**
 * Reads types in both languages, at most four at a time. Throws ContentApiError when the CMS fails
 * and InvalidResponse when an answer has the wrong shape; a single document that does is skipped.
 */
export async function loadTypes(
  cms: CmsClient,
  types: readonly DocumentType[],
  status: Status,
  signal?: AbortSignal,
) {
  const content: Partial<Record<DocumentType['name'], RawType>> = {}
  const skipped: SkippedDocument[] = []
  const queue = [...types]
  const worker = async () => {
    for (let type = queue.shift(); type; type = queue.shift()) {
      const nl = await loadLocale(cms, type, 'nl', status, skipped, signal)
      const en =
        type.localized.length === 0
          ? []
          : await loadLocale(cms, type, 'en', status, skipped, signal)
      content[type.name] = { nl, en }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return { content, skipped }
}

async function loadLocale(
  cms: CmsClient,
  type: DocumentType,
  locale: LocaleCode,
  status: Status,
  skipped: SkippedDocument[],
  signal: AbortSignal | undefined,
): Promise<readonly RawDocument[]> {
  const query = {
    ...(locale === 'nl' ? type.query : type.translationQuery),
    ...(type.localized.length === 0 ? {} : { locale }),
    status,
  }
  const answers = type.single
    ? await readSingle(cms, type.path, query, signal)
    : await readPages(cms, type.path, query, signal)

  const parseDutch = status === 'draft' ? type.parseDraft : type.parse
  const parse = locale === 'nl' ? parseDutch : type.parseTranslation
  const documents = new Map<string, RawDocument>()
  let refused = 0
  for (const answer of answers) {
    const result = check(parse, answer, type.draftAndPublish && status === 'published')
    if (typeof result === 'string') {
      refused++
      skipped.push({ type: type.name, id: idOf(answer), reason: `${locale}: ${result}` })
    } else documents.set(result.documentId, result)
  }
  if (documents.size === 0 && refused >= MIN_INVALID_DOCUMENTS) {
    throw new InvalidResponse(`none of ${refused} documents of ${type.path} is usable`)
  }
  return [...documents.values()]
}

/** The document as read, or why it is refused. A draft in a published answer is never taken. */
function check(
  parse: (document: unknown) => RawDocument,
  answer: unknown,
  published: boolean,
): RawDocument | string {
  try {
    const document = parse(answer)
    return published && !document.publishedAt ? 'not published' : document
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')
  }
}

function idOf(answer: unknown): string {
  return String((answer as { documentId?: unknown } | null)?.documentId ?? 'unknown')
}

/**
 * Each page from the last document of the one before on: a document published meanwhile moves to
 * the end, so that numbered pages would leave out an unchanged one.
 */
async function readPages(
  cms: CmsClient,
  path: string,
  query: object,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  const documents: unknown[] = []
  for (let last = 0, isLast = false; !isLast; ) {
    const answer = listAnswer.safeParse(
      await cms(`/${path}`, {
        query: {
          ...query,
          filters: { id: { $gt: last } },
          sort: 'id',
          pagination: { pageSize: PAGE_SIZE },
        },
        ...(signal ? { signal } : {}),
      }),
    )
    if (!answer.success) throw new InvalidResponse(`the list of ${path} has an unknown shape`)
    const { data, meta } = answer.data
    documents.push(...data)
    last = data.at(-1)?.id ?? last
    isLast = data.length === 0 || meta.pagination.pageCount <= 1
  }
  return documents
}

/** A single type that was never saved answers 404: then there is nothing. */
async function readSingle(
  cms: CmsClient,
  path: string,
  query: object,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  try {
    const answer = singleAnswer.safeParse(
      await cms(`/${path}`, { query, ...(signal ? { signal } : {}) }),
    )
    if (!answer.success) throw new InvalidResponse(`${path} has an unknown shape`)
    return answer.data.data == null ? [] : [answer.data.data]
  } catch (error) {
    if (error instanceof ContentApiError && error.status === 404) return []
    throw error
  }
}
