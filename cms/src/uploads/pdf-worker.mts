/**
 * Reads a PDF, refuses what does something by itself or brings another file along, and writes the rest
 * anew. Gets its bytes and answers with the clean ones, or with why it is refused. Keys hidden by `#`
 * in names or in compressed object streams are seen as any other.
 */
import { parentPort } from 'node:worker_threads'
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

class Active extends Error {}

/** Keys of what runs, plays, calls or carries along (ISO 32000-1, 7.11, 12.6, 12.7.8, 13). */
const ACTIVE_KEYS: ReadonlySet<string> = new Set([
  ...['JS', 'JavaScript', 'AA', 'Launch', 'Win', 'Mac', 'Unix'],
  ...['EmbeddedFiles', 'EmbeddedFile', 'EF', 'RF', 'Collection', 'XFA'],
  ...['RichMediaContent', 'RichMediaSettings', 'Movie', 'Sound', 'Rendition', '3DD', 'Ref'],
])
/** Kinds of actions, annotations and objects that do the same. */
const ACTIVE_KINDS: ReadonlySet<string> = new Set([
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Thread'],
  ...['Rendition', 'Movie', 'Sound', 'RichMedia', 'RichMediaExecute', 'GoTo3DView', 'SetOCGState'],
  ...['FileAttachment', 'EmbeddedFile', 'Screen', '3D', 'XFA'],
])
const KINDS: ReadonlySet<string> = new Set(['S', 'Type', 'Subtype'])
/** Where a link may lead: scripts and files are no places. */
const LINK = /^(https?:|mailto:|tel:|[^:]*$)/i

/** End of the directory of a ZIP archive, which stands at most so far from its end. */
const ARCHIVE_END = Buffer.from('PK\x05\x06')
const ARCHIVE_TAIL = 66_000

function checkEntry(document: PDFDocument, key: string, value: PDFObject): void {
  if (ACTIVE_KEYS.has(key)) throw new Active()
  if (KINDS.has(key) && value instanceof PDFName && ACTIVE_KINDS.has(value.decodeText()))
    throw new Active()
  if (key === 'URI' && (value instanceof PDFString || value instanceof PDFHexString))
    if (!LINK.test(value.decodeText())) throw new Active()
  if (key !== 'OpenAction') return
  // A document may open at a place in itself.
  const action = document.context.lookup(value)
  const kind = action instanceof PDFDict && action.lookup(PDFName.of('S'))
  const isPlace = action instanceof PDFArray || kind === PDFName.of('GoTo')
  if (!isPlace) throw new Active()
}

/** @throws Active when the object, or one in it, is active */
function check(document: PDFDocument, object: PDFObject): void {
  if (object instanceof PDFStream) {
    // Its content is in another file.
    if (object.dict.has(PDFName.of('F'))) throw new Active()
    check(document, object.dict)
  } else if (object instanceof PDFArray) for (const one of object.asArray()) check(document, one)
  else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      checkEntry(document, key.decodeText(), value)
      check(document, value)
    }
}

async function clean(content: Uint8Array): Promise<Uint8Array | null> {
  const document = await PDFDocument.load(content, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  })
  for (const [, object] of document.context.enumerateIndirectObjects()) check(document, object)
  if (document.getPageCount() === 0) return null
  const written = Buffer.from(
    await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    }),
  )
  return written.subarray(-ARCHIVE_TAIL).includes(ARCHIVE_END) ? null : written
}

async function answerTo(content: Uint8Array) {
  try {
    const written = await clean(content)
    return written ? { clean: written } : { reason: 'unreadable' }
  } catch (error) {
    if (error instanceof Active) return { reason: 'active' }
    return { reason: error instanceof EncryptedPDFError ? 'protected' : 'unreadable' }
  }
}
parentPort?.on('message', async (content: Uint8Array) =>
  parentPort?.postMessage(await answerTo(content)),
)
parentPort?.postMessage('ready')
