/** Checks EPS files, as messages say, in a process of its own: one can keep a reader busy for long. */

/** PostScript in a binary envelope of DOS, and where in it begin and length of the text are. */
const DOS_ENVELOPE = 0xc5_d0_d3_c6
const TEXT_OFFSET_AT = 4
const TEXT_LENGTH_AT = 8
const ENVELOPE_BYTES = 30

/** Operators that reach files and settings (PLRM, 3.8, C.3; Ghostscript's): words that no text has. */
const OPERATORS =
  /runlibfile|libfile|deletefile|renamefile|filenameforall|exitserver|startjob|set(system|dev)params|putdeviceprops|selectdevice|forceput|tempfile|%pipe%/i
/** Those that texts and comments have too, as names: executable, literal and immediately evaluated. */
const NAMES = /^\/{0,2}(file|run|OutputFile)$/
const NAME_WITHIN = /file|run|OutputFile/
/** What makes an operator of a name. */
const USES = /^(load|get|where|known|cvx|exec)$/
/** Devices of an interpreter, such as the one that runs a command. */
const DEVICE = /%(pipe|stdin|stdout|stderr|statementedit|lineedit|os|disk|ram|rom|handle|null)/i
/** Beginnings of a page, which a browser would look for. */
const PAGE = /<(!doctype\s+html|html|head|body|script|iframe|svg|object|embed|meta)\b/i
const ARCHIVE_END = 'PK\x05\x06'
/** What may follow the end mark: white space of PostScript, and the end of a file of DOS. */
const END_PADDING = /^[\s\0\cD]*$/

/** Tokens of PostScript (PLRM, 3.2) but strings in brackets: comments, other strings, names. */
const TOKEN =
  /[\0\cD\t\n\f\r ]+|%[^\r\n\f]*|<~[^~]*~>|<[\da-fA-F\s\0]*>|\/{0,2}[^\0\cD\t\n\f\r ()<>[\]{}/%]+|[\s\S]/y
/** Those that only stand between others: comments and white space. */
const SEPARATOR = /^[%\0\cD\t\n\f\r ]/
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Where a string in brackets that begins at `start` ends; -1 when it does not. */
function endOfString(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}

/** The tokens of a program; behind a string that does not end, strings are read as names. */
function* tokensOf(text: string): Generator<string> {
  let hasStrings = true
  for (let at = 0; at < text.length; ) {
    const end = hasStrings && text[at] === '(' ? endOfString(text, at) : -1
    if (end >= 0) {
      yield text.slice(at, end)
      at = end
      continue
    }
    if (text[at] === '(') hasStrings = false
    TOKEN.lastIndex = at
    const [token = ' '] = TOKEN.exec(text) ?? []
    yield token
    at += token.length
  }
}

/** What a string holds, however it is written. */
function contentOf(token: string): string {
  if (token.startsWith('<'))
    return Buffer.from(token.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1')
  return token
    .slice(1, -1)
    .replace(/\\(?:([0-7]{1,3})|\r?\n|\r|([\s\S]))/g, (_, octal?: string, character = '') =>
      octal
        ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
        : (ESCAPES[character] ?? character),
    )
}

/** Whether a string is the name of an operator, or a program that makes one of its name. */
function isName(content: string): boolean {
  if (!NAME_WITHIN.test(content)) return false
  let before = ''
  let count = 0
  for (const token of tokensOf(content)) {
    if (SEPARATOR.test(token)) continue
    if (before.startsWith('/') && NAMES.test(before) && USES.test(token)) return true
    before = token
    count += 1
  }
  return count === 1 && NAMES.test(before)
}

function isActive(token: string): boolean {
  const isString = token.length > 1 && /^[(<]/.test(token) && !token.startsWith('<~')
  if (!isString) return NAMES.test(token)
  const content = contentOf(token)
  return OPERATORS.test(content) || DEVICE.test(content) || isName(content)
}

/** The PostScript of a file, without the envelope that some programs put around it. */
function textOf(content: Buffer): string {
  if (content.length <= ENVELOPE_BYTES || content.readUInt32BE(0) !== DOS_ENVELOPE)
    return content.toString('latin1')
  const start = content.readUInt32LE(TEXT_OFFSET_AT)
  return content.toString('latin1', start, start + content.readUInt32LE(TEXT_LENGTH_AT))
}

/** Why an EPS is not taken; null when it is. */
function faultOf(content: Buffer): 'unreadable' | 'active' | null {
  const text = textOf(content)
  if (!/^%!PS-Adobe-\d\.\d EPSF-\d\.\d/.test(text)) return 'unreadable'
  const end = text.lastIndexOf('%%EOF')
  const isMore = end >= 0 && !END_PADDING.test(text.slice(end + '%%EOF'.length))
  if (isMore || content.includes(ARCHIVE_END, 0, 'latin1') || PAGE.test(content.toString('latin1')))
    return 'unreadable'
  // In comments too: a program can read those of its own.
  if (OPERATORS.test(text)) return 'active'
  for (const token of tokensOf(text)) if (isActive(token)) return 'active'
  return null
}

process.on('message', (content: Uint8Array) => {
  const reason = faultOf(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  process.send?.(reason ? { reason } : { clean: '' })
})
process.send?.('ready')
