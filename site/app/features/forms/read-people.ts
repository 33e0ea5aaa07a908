/** A person of a pasted list; absent parts are empty. */
interface PastedPerson {
  readonly firstName: string
  readonly infix: string
  readonly lastName: string
  readonly email: string
}

/** What stands between names and addresses. */
const SEPARATOR = /[\s<>(),;:"']/
/** The first line of a table. */
const HEAD = /e-?mail/i

/** "Wit, Anna de" or "Anna de Wit" in parts; a prefix begins with a small letter. */
function nameParts(text: string): Omit<PastedPerson, 'email'> {
  const name = text.replace(/[<>()":;\t]/g, ' ')
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const [last, first] = parts
  const isReversed = parts.length === 2 && name.includes(', ')
  const words = ((isReversed ? first : parts.join(' ')) ?? '').split(/\s+/)
  const [firstName = '', ...others] = words
  if (isReversed) return { firstName, infix: others.join(' '), lastName: last ?? '' }
  const end = Math.max(
    others.findIndex((word) => /^\p{Lu}/u.test(word)),
    0,
  )
  return {
    firstName,
    infix: others.slice(0, end).join(' '),
    lastName: others.slice(end).join(' '),
  }
}

/** The places of e-mail addresses in a line. */
function addressesIn(line: string): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = []
  let from = 0
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && !SEPARATOR.test(line.charAt(at))) continue
    const word = line.slice(from, at)
    if (word.includes('@')) found.push({ from, to: at })
    from = at + 1
  }
  return found
}

/**
 * Reads people from a pasted list, as mail programs, spreadsheets and notes have them: a line for
 * each, or several in a line by their e-mail addresses, each behind its name.
 * @param text `Anna de Wit <anna@wit.example>; Bas Om <bas@om.example>` → two people
 */
export const readPeople = (text: string): readonly PastedPerson[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const found = addressesIn(line)
    if (found.length === 0)
      return /\p{L}/u.test(line) && !HEAD.test(line) ? [{ ...nameParts(line), email: '' }] : []
    return found.map(({ from, to }, at) => ({
      ...nameParts(line.slice(found[at - 1]?.to ?? 0, from)),
      email: line.slice(from, to),
    }))
  })

/** A workbook as text: a line for each row of its first sheet. */
async function textOfWorkbook(content: ArrayBuffer): Promise<string> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(content).catch(() => [])
  return rows.map((cells) => cells.map((cell) => String(cell ?? '')).join('\t')).join('\n')
}

/**
 * The text of a workbook, or of a file in UTF-8, UTF-16 with its mark, or else Windows-1252, as Excel
 * writes CSV.
 */
export async function textOfFile(content: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(content)
  // "PK": a ZIP, which a workbook is.
  if (first === 0x50 && second === 0x4b) return textOfWorkbook(content)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
