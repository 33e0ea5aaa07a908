import { getFetchClient } from '@strapi/strapi/admin'
import type { Outcome, Picture, Progress, Report, Undone } from '../../import/views'
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

/** Sends a file for what takes a while, and tells how far it is. */
async function sendAndTell<Answer>(
  path: string,
  file: File,
  options: object,
  tell: (progress: Progress) => void,
): Promise<Answer> {
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
    return await send<Answer>(path, file, { ...options, key })
  } finally {
    clearInterval(timer)
  }
}

/** Applies the checked file, and tells how far it is. */
export const applyImport = (
  type: string,
  file: File,
  options: ImportOptions & LeftOut & { readonly fingerprint: string },
  tell: (progress: Progress) => void,
) => sendAndTell<Outcome>(`${IMPORTS}/tables/${type}/apply`, file, options, tell)

/** Puts the pictures of a zip into the media library, and tells how far it is. */
export const addPictures = (zip: File, tell: (progress: Progress) => void) =>
  sendAndTell<readonly Picture[]>(`${IMPORTS}/pictures`, zip, {}, tell)

/** Undoes an earlier import. */
export async function undo(documentId: string): Promise<Undone> {
  const { data } = await getFetchClient().post<{ data: Undone }>(
    `${IMPORTS}/${documentId}/undo`,
    {},
  )
  return data.data
}
