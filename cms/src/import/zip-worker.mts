/** Unpacks the pictures of a zip in a process of its own; answers with them, or with why it cannot. */
import { unzipSync } from 'fflate'
import type { ZipAnswer } from './add-pictures.ts'

/** Limits beyond which a zip holds more than the pictures of a list. */
const MAX_FILES = 2000
/** Bytes of all pictures, unpacked: they are sent to the process that answers others. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024

const PICTURE = /\.(png|jpe?g|webp|svg)$/i
/** Folders, and what systems put beside files by themselves. */
const NO_FILE = /\/$|(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i

class ZipError extends Error {}

function unpack(content: Uint8Array): ZipAnswer {
  let count = 0
  let bytes = 0
  const others: string[] = []
  const files = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      count += 1
      if (count > MAX_FILES)
        throw new ZipError(`Het zip-bestand heeft meer dan ${MAX_FILES} bestanden. Verdeel het.`)
      if (/^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)/i.test(name))
        throw new ZipError('Het zip-bestand wijst naar mappen buiten zichzelf. Maak het opnieuw.')
      if (NO_FILE.test(name)) return false
      if (!PICTURE.test(name)) others.push(name)
      bytes += PICTURE.test(name) ? originalSize : 0
      if (bytes > MAX_UNPACKED_BYTES)
        throw new ZipError(
          'De afbeeldingen zijn uitgepakt meer dan 100 MB. Verdeel het zip-bestand.',
        )
      return PICTURE.test(name)
    },
  })
  return { pictures: Object.entries(files).map(([name, data]) => ({ name, data })), others }
}

function answerTo(content: Uint8Array): ZipAnswer {
  try {
    return unpack(content)
  } catch (error) {
    const problem = 'Dit is geen zip-bestand, of het is beschadigd of beveiligd.'
    return { problem: error instanceof ZipError ? error.message : problem }
  }
}
process.on('message', (content: Uint8Array) => process.send?.(answerTo(content)))
process.send?.('ready')
