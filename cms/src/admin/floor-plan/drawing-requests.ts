import { getFetchClient, isFetchError } from '@strapi/strapi/admin'
import type { Hall, ImportReport } from '../../floor-plan/import-report'
import { saveFile } from '../ui/save-file'

/** A report with the fingerprint that the server needs to apply exactly this import. */
export interface CheckedDrawing extends ImportReport {
  readonly hall: Hall
  readonly fingerprint: string
}

/** An uploaded drawing. */
export interface Drawing {
  readonly hall: string
  readonly svg: Blob
  readonly createMissing: boolean
}

const pathOf = (hall: string) => `/floor-plan/halls/${hall}/drawing`

const formOf = ({ svg, createMissing }: Drawing, fingerprint?: string): FormData => {
  const form = new FormData()
  form.set('files', svg, 'drawing.svg')
  form.set('createMissing', String(createMissing))
  if (fingerprint) form.set('fingerprint', fingerprint)
  return form
}

/** The halls to choose from, by number. */
export async function fetchHalls(): Promise<Hall[]> {
  const path = '/content-manager/collection-types/api::hall.hall'
  const query = 'locale=nl&pageSize=100&sort=number:ASC'
  const { data } = await getFetchClient().get<{ results: Hall[] }>(`${path}?${query}`)
  return data.results
}

/** The changes that importing a drawing would make; changes nothing. */
export async function checkDrawing(drawing: Drawing): Promise<CheckedDrawing> {
  const { data } = await getFetchClient().post<{ data: CheckedDrawing }>(
    pathOf(drawing.hall),
    formOf(drawing),
  )
  return data.data
}

/** Applies the checked drawing; returns how many places changed. */
export async function applyImport(drawing: Drawing, fingerprint: string): Promise<number> {
  const { data } = await getFetchClient().put<{ data: { changed: number } }>(
    pathOf(drawing.hall),
    formOf(drawing, fingerprint),
  )
  return data.data.changed
}

/** Saves the hall as an SVG on the user's computer. */
export async function downloadDrawing(hall: string): Promise<void> {
  const { data } = await getFetchClient().get<{ data: { fileName: string; svg: string } }>(
    pathOf(hall),
  )
  saveFile(new Blob([data.data.svg], { type: 'image/svg+xml' }), data.data.fileName)
}

/**
 * The content of a chosen file, so that the checked and the applied content are the same.
 * @throws Error with a Dutch message when the file has been saved again since it was chosen
 */
export async function readDrawing(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()], { type: 'image/svg+xml' })
  } catch {
    throw new UnreadableDrawing('Het bestand is intussen opnieuw bewaard. Kies het nog eens.')
  }
}

class UnreadableDrawing extends Error {}

/** The error message, in the words of the server if it sent any. */
export const messageFor = (error: unknown): string =>
  ((isFetchError(error) || error instanceof UnreadableDrawing) && error.message) ||
  'De server gaf geen antwoord. Probeer het opnieuw.'
