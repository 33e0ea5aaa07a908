/**
 * Reads a PDF, refuses what does something by itself or brings another file along, and writes the rest
 * anew. Gets its bytes and answers with the clean ones, or with why it is refused. Keys hidden by `#`
 * in names or in compressed object streams are seen as any other.
 */
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

class Active extends Error {}

/** Keys of what runs, plays, calls or carries along (ISO 32000-1, 7.11, 12.6, 12.7.8, 13). */
const ACTIVE_KEYS: ReadonlySet<string> = new Set([
  ...['JS', 'JavaScript', 'AA', 'Launch', 'Win', 'Mac', 'Unix'],
  ...['EmbeddedFiles', 'EmbeddedFile', 'EF', 'RF', 'OPI', 'Collection', 'XFA'],
  ...['RichMediaContent', 'RichMediaSettings', 'Movie', 'Sound', 'Rendition', '3DD', 'Ref'],
])
/** Kinds of actions, annotations and objects that do the same. */
const ACTIVE_KINDS: ReadonlySet<string> = new Set([
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Thread'],
  ...['Rendition', 'Movie', 'Sound', 'RichMedia', 'RichMediaExecute', 'GoTo3DView', 'SetOCGState'],
  ...['FileAttachment', 'EmbeddedFile', 'Screen', '3D', 'XFA', 'PS'],
])
const KINDS: ReadonlySet<string> = new Set(['S', 'Type', 'Subtype', 'Subtype2'])
/** Keys of addresses, and of what stands before those that say no more than a path. */
const ADDRESSES: ReadonlySet<string> = new Set(['URI', 'Base'])
/** Where a link may lead: scripts and files are no places. */
const LINK = /^(https?:|mailto:|tel:|[^:]*$)/i

/** End of the directory of a ZIP archive, which stands at most so far from its end. */
const ARCHIVE_END = Buffer.from('PK\x05\x06')
const ARCHIVE_TAIL = 66_000

/** What a name or a string says, also when it is an object of its own. */
function textAt(document: PDFDocument, value: PDFObject): string {
  const found = document.context.lookup(value)
  // Where that leads, if anywhere, is for each reader to say.
  if (!found || found instanceof PDFRef) throw new Error('A reference to no object')
  const isText =
    found instanceof PDFName || found instanceof PDFString || found instanceof PDFHexString
  return isText ? found.decodeText() : ''
}

function checkEntry(document: PDFDocument, key: string, value: PDFObject): void {
  if (ACTIVE_KEYS.has(key)) throw new Active()
  if (KINDS.has(key) && ACTIVE_KINDS.has(textAt(document, value))) throw new Active()
  if (ADDRESSES.has(key) && !LINK.test(textAt(document, value))) throw new Active()
  if (key !== 'OpenAction') return
  // A document may open at a place in itself.
  const action = document.context.lookup(value)
  const kind = action instanceof PDFDict && action.lookup(PDFName.of('S'))
  const isPlace = action instanceof PDFArray || kind === PDFName.of('GoTo')
  if (!isPlace) throw new Active()
}

/**
 * Of references only those are followed by which something is judged: each object is checked itself.
 * @throws Active when the object, or one in it, is active
 */
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
  const objects = document.context.enumerateIndirectObjects()
  const numbers = new Set(objects.map(([ref]) => ref.objectNumber))
  // Which of two under one number is meant depends on the reader.
  if (numbers.size < objects.length) return null
  for (const [, object] of objects) check(document, object)
  for (const value of Object.values(document.context.trailerInfo)) if (value) check(document, value)
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
process.on('message', async (content: Uint8Array) => process.send?.(await answerTo(content)))
process.send?.('ready')
