import { getFetchClient } from '@strapi/strapi/admin'
import type { Outcome, Progress, Report, Undone } from '../../import/views'
import { postFile } from '../ui/requests'

/** How a file is to be imported. */
export interface ImportOptions {
  /** Keys of columns of the type, for each column of the file; null lets them be recognised. */
  readonly mapping: readonly string[] | null
  readonly publish: boolean
  readonly emptyClears: boolean
  readonly createMissing: boolean
}

/** What is left out of taking over. */
export interface LeftOut {
  readonly withoutRows: readonly number[]
  readonly withoutFields: Readonly<Record<number, readonly string[]>>
}

export const IMPORTS = '/imports'

/** Reads a file, so that what is checked and what is taken over are the same. */
export const readFile = async (file: File) => new File([await file.arrayBuffer()], file.name)

const send = <Answer>(path: string, file: File, options: object) =>
  postFile<Answer>(path, file, { options: JSON.stringify(options) })

/** What importing a file would do; changes nothing. */
export const checkFile = (type: string, file: File, options: ImportOptions) =>
  send<Report>(`${IMPORTS}/tables/${type}/check`, file, options)

/** How often the progress is asked for, in ms. */
const POLL_MS = 700

/** Applies the checked file, and tells how far it is. */
export async function applyImport(
  type: string,
  file: File,
  options: ImportOptions & LeftOut & { readonly fingerprint: string },
  tell: (progress: Progress) => void,
): Promise<Outcome> {
  const key = crypto.randomUUID()
  const ask = async () => {
    const { data } = await getFetchClient().get<{ data: Progress | null }>(
      `${IMPORTS}/progress/${key}`,
    )
    if (data.data) tell(data.data)
  }
  // An answer that does not come is no reason to stop: the next one may.
  const timer = setInterval(() => void ask().catch(() => undefined), POLL_MS)
  try {
    return await send<Outcome>(`${IMPORTS}/tables/${type}/apply`, file, { ...options, key })
  } finally {
    clearInterval(timer)
  }
}

/** Undoes an earlier import. */
export async function undo(documentId: string): Promise<Undone> {
  const { data } = await getFetchClient().post<{ data: Undone }>(
    `${IMPORTS}/${documentId}/undo`,
    {},
  )
  return data.data
}
