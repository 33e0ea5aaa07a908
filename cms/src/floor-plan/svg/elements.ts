import { ReaderProcess } from '../../uploads/reader-process'
import { workerFile } from '../../uploads/worker-file'

/** Largest file, in bytes: a hall of a thousand stands takes a tenth of it. */
export const MAX_DRAWING_BYTES = 5 * 1024 * 1024
/** Time limit of reading a drawing, in ms; the largest take a second. */
const READING_TIMEOUT_MS = 8000

/** An element of a drawing; texts are left out. */
export interface SvgElement {
  /** Without the prefix of a namespace. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgElement[]
}

/** Why a file cannot be read at all; the message is for staff. */
export class DrawingError extends Error {}

type Answer = { readonly root: SvgElement } | { readonly problem: string }

const reader = new ReaderProcess<Answer>(
  workerFile(__dirname, 'elements-worker'),
  READING_TIMEOUT_MS,
)

/**
 * The root of an SVG file. Nothing in it is run, fetched or expanded.
 * @throws DrawingError with a Dutch message when it is no SVG, or too large
 */
export async function parseSvg(content: Uint8Array): Promise<SvgElement> {
  const answer = (await reader.read(content)) ?? {
    problem:
      'De tekening is te groot of te ingewikkeld om te lezen. Verwijder wat niet bij de plattegrond hoort.',
  }
  if ('problem' in answer) throw new DrawingError(answer.problem)
  return answer.root
}
