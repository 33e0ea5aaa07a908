export type Encoding = 'br' | 'gzip' | 'identity'

const MEMO_SIZE = 256
const memo = new Map<string, Encoding>()

/**
 * The encoding to answer with, by `Accept-Encoding` with its q-values (RFC 9110 §12.5.3).
 * Brotli wins from gzip at the same weight. Identity when nothing else is acceptable.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = memo.get(header)
  if (known) return known
  const encoding = decide(header)
  if (memo.size >= MEMO_SIZE) memo.clear()
  if (header.length < 200) memo.set(header, encoding)
  return encoding
}

function decide(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0)
  }
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  // Identity needs no mention to be acceptable, but a preference for it counts only when named.
  const identity = weights.get('identity') ?? 0
  const br = weight('br')
  const gzip = Math.max(weight('gzip'), weights.get('x-gzip') ?? 0)
  const best = Math.max(br, gzip)
  if (best === 0 || identity > best) return 'identity'
  return br === best ? 'br' : 'gzip'
}
