import type { Media } from './model.ts'
import type { Snapshot } from './snapshot.server.ts'

/** Every picture and document that the content shows, each once, for keeping copies of them. */
export function mediaFiles(snapshot: Snapshot): readonly Media[] {
  const files = new Map<string, Media>()
  const seen = new Set<object>()
  const stack: unknown[] = [snapshot.nl, snapshot.en]
  while (stack.length > 0) {
    const next = stack.pop()
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (isMedia(next)) files.set(next.file, next)
    else for (const part of Object.values(next)) stack.push(part)
  }
  return [...files.values()]
}

/**
 * Files that are withheld: hidden in an album and shown nowhere else, with the smaller copies that
 * the media library makes of them.
 */
export function withheldFiles(
  snapshot: Snapshot,
  shown: readonly Media[] = mediaFiles(snapshot),
): ReadonlySet<string> {
  const names = new Set(shown.map(({ file }) => file))
  const hidden = snapshot.nl.albums.all.flatMap(({ hiddenFiles }) => hiddenFiles)
  return new Set(
    hidden.filter((file) => !names.has(file)).flatMap((file) => [file, `thumbnail_${file}`]),
  )
}

function isMedia(value: object): value is Media {
  return 'sizeKb' in value && 'mime' in value && 'file' in value
}
