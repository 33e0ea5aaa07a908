/** Requests as an attacker's program makes them up: near what a server takes, and far from it. */
import fc from 'fast-check'
import type { Identity, Route, Target } from './targets.ts'

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: string
  readonly route: Route
  /** All bytes of it. */
  readonly bytes: Buffer
  /** False: a server may wait for more bytes than there are. */
  readonly isWhole: boolean
}

/** Text that programs stumble over. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '%',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%c0%af',
  '%E0%A4%A',
  '..',
  '../../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '日本語',
  'ﬃ',
  '\u202e\u200b',
  '\ud800',
  '😀'.repeat(50),
  'a'.repeat(3000),
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2027-02-30',
  '2027-03-17T25:61:61.000Z',
  '0000-00-00',
  '+275760-09-14',
  "' or 1=1 --",
  '"',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what templates of others would compute.
  '${7*7}',
  '\r\n.\r\n',
  'a,b',
  '*',
  '1.A01',
]

const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

const OPERATORS =
  '$eq $ne $in $notIn $null $notNull $between $contains $startsWith $and $or $not $gt $lte $eqi $elemMatch'.split(
    ' ',
  )

/** How a query is cut into names and values: as it should be, or left as it is. */
const encodings = [encodeURIComponent, encodeURI, (value: string) => value] as const

const encoded = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(value, fc.constantFrom(0, 0, 0, 1, 2)).map(([plain, how]) => {
    try {
      return (encodings[how] ?? encodeURIComponent)(plain)
    } catch {
      return escape(plain)
    }
  })

const valueFor = (target: Target): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...target.values) },
    { weight: 2, arbitrary: oddText },
  )

const nameFor = (target: Target): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...target.names) },
    { weight: 1, arbitrary: oddText },
  )

/** A name with brackets as the parsers of queries take them: `filters[$and][0][title][$eq]`. */
const bracketed = (target: Target): fc.Arbitrary<string> =>
  fc
    .tuple(
      nameFor(target),
      fc.array(
        fc.oneof(
          nameFor(target),
          fc.constantFrom(...OPERATORS),
          fc.constantFrom('', '0', '1', '21', '*'),
        ),
        { maxLength: 6 },
      ),
    )
    .map(([name, keys]) => name + keys.map((key) => `[${key}]`).join(''))

const pairs = (target: Target, maxLength: number) =>
  fc.array(
    fc
      .tuple(encoded(fc.oneof(nameFor(target), bracketed(target))), encoded(valueFor(target)))
      .map(([name, value]) => `${name}=${value}`),
    { maxLength },
  )

const query = (target: Target): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 6, arbitrary: pairs(target, 4).map((list) => `?${list.join('&')}`) },
    { weight: 1, arbitrary: encoded(oddText).map((value) => `?${value}`) },
  )

const parameterFor = (target: Target, slot: string): fc.Arbitrary<string> => {
  const known = target.parameters[/\w+/.exec(slot)?.[0] ?? '']
  if (!known) return valueFor(target)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: valueFor(target) },
  )
}

/** Fills in the parameters of a path; a group of a pattern stands for any text. */
const pathOf = (target: Target, { path }: Route): fc.Arbitrary<string> => {
  const slots = path.split(/(:\w+\*?|\([^)]*\)+)/)
  const parts = slots.map((slot, index) =>
    index % 2 === 0 ? fc.constant(slot) : encoded(parameterFor(target, slot)),
  )
  return fc.tuple(...parts).map((texts) => texts.join(''))
}

const jsonBody = (target: Target): fc.Arbitrary<string> => {
  const leaf = fc.oneof(
    valueFor(target),
    fc.constantFrom(null, true, 0, -1, 1e300, 12.5),
    fc.constantFrom([], {}),
  )
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.dictionary(nameFor(target), tie('tree'), { maxKeys: 6 }),
      fc.array(tie('tree'), { maxLength: 4 }),
    ),
  }))
  const object = fc.dictionary(nameFor(target), tree, { maxKeys: 8 })
  return fc.oneof(
    { weight: 6, arbitrary: object.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: object.map((data) => JSON.stringify({ data })) },
    { weight: 1, arbitrary: tree.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: object.map((value) => JSON.stringify(value).slice(0, -2)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(5000), '{"a":'.repeat(2000), '{"__proto__":{"a":1}}'),
    },
  )
}

const FILES = [
  'GIF89a',
  '%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'rubbish',
  '',
]

interface Multipart {
  readonly boundary: string
  readonly cut: number
  readonly parts: readonly (readonly [name: string, value: string, file: boolean])[]
}

const multipartText = ({ boundary, cut, parts }: Multipart): string => {
  const body = parts.map(([name, value, isFile]) => {
    const head = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="a.pdf"' : ''}`
    return `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`
  })
  const whole = `${body.join('')}--${boundary}--\r\n`
  return whole.slice(0, Math.round(whole.length * cut))
}

const multipart = (target: Target): fc.Arbitrary<readonly [type: string, body: string]> =>
  fc
    .tuple(
      fc.record({
        boundary: fc.constantFrom('----x1', 'b', 'x'.repeat(71), 'a b'),
        cut: fc.constantFrom(1, 1, 1, 0.9, 0.5, 0.1, 0),
        parts: fc.array(
          fc.tuple(
            nameFor(target),
            fc.oneof(valueFor(target), fc.constantFrom(...FILES)),
            fc.boolean(),
          ),
          { maxLength: 6 },
        ),
      }),
      fc.constantFrom('right', 'right', 'right', 'none', 'empty', 'other', 'cut', 'quoted'),
    )
    .map(([form, how]) => {
      const parameter = {
        right: `; boundary=${form.boundary}`,
        none: '',
        empty: '; boundary=',
        other: '; boundary=another',
        cut: '; boundary="',
        quoted: `; boundary="${form.boundary}"`,
      }[how]
      return [`multipart/form-data${parameter}`, multipartText(form)] as const
    })

const TYPES = [
  'application/json; charset=utf-7',
  'application/json; charset=iso-8859-1',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json;',
  '/',
  'x',
]

type TypedBody = readonly [type: string, body: string] | null

const body = (target: Target): fc.Arbitrary<TypedBody> =>
  fc.oneof(
    { weight: 4, arbitrary: jsonBody(target).map((text) => ['application/json', text] as const) },
    {
      weight: 4,
      arbitrary: pairs(target, 10).map(
        (list) => ['application/x-www-form-urlencoded', list.join('&')] as const,
      ),
    },
    { weight: 5, arbitrary: multipart(target) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TYPES), oddText) },
    { weight: 1, arbitrary: fc.constant(null) },
  )

/** Headers that are no body's, each with values that may be in them. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['text/html', 'application/json', 'text/event-stream', '*/*;q=0', 'x', ',,,'],
  'Accept-Encoding': ['br', 'gzip', 'identity;q=0', 'br;q=abc', '*;q=0', 'zstd, x'],
  'Accept-Language': ['en', 'nl-NL,nl;q=0.9', 'xx;q=2', '*', 'i-klingon'.repeat(60)],
  Authorization: ['Bearer', 'Bearer x.y.z', 'Basic YTpi', 'bearer  x', 'Bearer \u00e9'],
  Cookie: ['session=x', '=;=', 'koa.sess=e30=', 'taal=xx', 'a=%E0%A4%A', 'x'.repeat(3000)],
  Host: ['evil.example', 'localhost:99999', '[::1', '', 'a b'],
  'If-None-Match': ['*', 'W/"x"', '"', 'x,'.repeat(300)],
  'If-Modified-Since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  Range: ['bytes=0-0', 'bytes=9-1', 'bytes=-', 'bytes=0-1,2-3,4-5'],
  Referer: ['https://evil.example/', 'x', '\u00e9'],
  'User-Agent': ['', 'Googlebot/2.1', 'x'.repeat(2000)],
  'X-Forwarded-For': ['1.2.3.4', '::ffff:1.2.3.4', 'unknown', ',,', '1.2.3.4:99999'],
  'X-Forwarded-Host': ['evil.example', '\u00e9'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'X-HTTP-Method-Override': ['DELETE'],
  'Content-Encoding': ['gzip', 'br', 'x'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'x'],
}

const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const))

/** What happens to the bytes on their way: mostly nothing. */
type Damage = 'none' | 'flip' | 'cut' | 'double' | 'length'

const damaged = (bytes: Buffer, damage: Damage, place: number): Buffer => {
  const at = Math.floor(place * bytes.length)
  if (damage === 'cut') return bytes.subarray(0, at)
  if (damage === 'double') return Buffer.concat([bytes.subarray(0, at), bytes])
  if (damage === 'flip') {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 0x55
    return changed
  }
  return bytes
}

const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'X']

/** Any request to one of the servers, by one of those who may ask. */
export const fuzzRequest = (
  target: Target,
  identities: readonly Identity[],
): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...target.routes).chain((route) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 12, arbitrary: fc.constant(route.method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        path: pathOf(target, route),
        search: query(target),
        identity: fc.constantFrom(...identities),
        fromOwnPage: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
        more: fc.array(header, { maxLength: 3 }),
        body: route.method === 'GET' ? fc.constant(null) : body(target),
        damage: fc.oneof(
          { weight: 20, arbitrary: fc.constant<Damage>('none') },
          {
            weight: 1,
            arbitrary: fc.constantFrom<Damage>('flip', 'cut', 'double', 'length'),
          },
        ),
        place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      })
      .map((made) => {
        const content = made.body && Buffer.from(made.body[1], 'utf8')
        const extra = made.damage === 'length' ? Math.round(made.place * 100) - 50 : 0
        const own: Record<string, string> = {
          Host: new URL(target.origin).host,
          ...(made.fromOwnPage && { Origin: target.origin }),
          ...made.identity,
          ...(made.body && {
            'Content-Type': made.body[0],
            'Content-Length': String((content?.length ?? 0) + extra),
          }),
          Connection: 'close',
        }
        const search = route.path.includes('?') ? made.search.replace('?', '&') : made.search
        const lines = [
          `${made.method} ${made.path}${search} HTTP/1.1`,
          ...Object.entries(own).map(([name, value]) => `${name}: ${value}`),
          ...made.more.map(([name, value]) => `${name}: ${value}`),
        ]
        const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8')
        const whole = content ? Buffer.concat([head, content]) : head
        return {
          method: made.method,
          route,
          bytes: damaged(whole, made.damage, made.place),
          isWhole: made.damage === 'none',
        }
      }),
  )
