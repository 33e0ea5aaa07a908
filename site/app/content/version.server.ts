import { z } from 'zod'
import { type DocumentType, documentTypes } from './document-type.server.ts'
import type { CmsClient, CmsRequest } from './http.server.ts'
import { InvalidResponse } from './load.server.ts'

/** Time limit for the CMS's answer about its version, in ms. */
const VERSION_TIMEOUT_MS = 2000

/** Counter of the media library; raised when a file is replaced, described or removed. */
const MEDIA_COUNTER = 'upload'

/** Counter of the list of languages; deleting one takes its translations of every type along. */
const LANGUAGE_COUNTER = 'i18n'

const schema = z.object({ version: z.string().min(1), types: z.record(z.string(), z.number()) })

/** The version of all published content, with a counter per type that says which types changed. */
export type ContentVersion = z.infer<typeof schema>

/**
 * Throws ContentApiError when the CMS fails and InvalidResponse when the answer has another shape.
 * @param request options that differ from those of polling
 */
export async function readVersion(
  cms: CmsClient,
  signal: AbortSignal,
  request: Pick<CmsRequest, 'timeoutMs'> = { timeoutMs: VERSION_TIMEOUT_MS },
): Promise<ContentVersion> {
  const answer = schema.safeParse(
    await cms('/content-version', { ...request, signal, probe: true }),
  )
  if (!answer.success) throw new InvalidResponse('the content version has an unknown shape')
  return answer.data
}

/**
 * The types to read again to get from one version to another; all when `from` is unknown or the
 * languages changed.
 */
export function changedTypes(
  from: ContentVersion | null,
  to: ContentVersion,
): readonly DocumentType[] {
  if (!from) return documentTypes
  const differs = (name: string) => from.types[name] !== to.types[name]
  if (differs(LANGUAGE_COUNTER)) return documentTypes
  const media = differs(MEDIA_COUNTER)
  return documentTypes.filter((type) => differs(type.name) || (media && type.hasMedia))
}
