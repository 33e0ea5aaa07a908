import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('inlineHashes', () => {
  it('gives the hash that browsers report', () => {
    expect(inlineHashes(Buffer.from('<script>alert(1)</script>')).scripts).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ])
  })

  it.each([
    ['<script type="module">a</script>', ['a']],
    ["<script type='text/javascript'>a</script>", ['a']],
    ['<script type=importmap>{}</script>', ['{}']],
    ['<SCRIPT async >a</SCRIPT >', ['a']],
    ['<script>a</script><script>a</script><script>b</script>', ['a', 'b']],
    ['<script data-x="1>2">a</script>', ['a']],
    ['<script data-src="x">a</script>', ['a']],
    ['<script>\r\na\r</script>', ['\na\n']],
    ['<p>één</p><script>"€ 10 · café"</script>', ['"€ 10 · café"']],
    ['<script src="/x.js"></script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script type="application/json">{}</script>', []],
    ['<p>no script</p>', []],
  ])('%j', (html, texts) => {
    expect(inlineHashes(Buffer.from(html)).scripts).toEqual(texts.map(hash))
  })

  it('hashes style elements separately', () => {
    const page = Buffer.from('<style media="print">p{}</style><script>a</script>')
    expect(inlineHashes(page)).toEqual({
      scripts: [hash('a')],
      styles: [hash('p{}')],
    })
  })
})

describe('contentSecurityPolicy', () => {
  const plain = { secure: false, development: false, captcha: null, identity: null }
  it('allows no unsafe source', () => {
    const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
    const policy = contentSecurityPolicy({ ...plain, hashes })
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("script-src 'self' 'sha256-a';")
    expect(policy).toContain("style-src 'self' 'sha256-b';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy).toContain("connect-src 'self';")
  })
  it('allows the CMS to frame a preview, and upgrades requests behind TLS', () => {
    const policy = contentSecurityPolicy({
      secure: true,
      development: false,
      captcha: null,
      identity: null,
      framedBy: 'https://cms.example',
    })
    expect(policy).toContain('frame-ancestors https://cms.example; upgrade-insecure-requests')
  })
  it('allows a captcha service when one is set, and no other', () => {
    const policy = contentSecurityPolicy({ ...plain, captcha: 'turnstile' })
    for (const directive of ['script-src', 'frame-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://challenges\\.cloudflare\\.com`))
    }
    expect(policy).not.toContain('hcaptcha')
    expect(contentSecurityPolicy(plain)).not.toContain('cloudflare')
  })

  it('allows the identity provider when one is set, and its windows where they open', () => {
    const identity = {
      label: 'Beurs',
      apiKey: 'sleutel',
      authDomain: 'beurs.firebaseapp.com',
      projectId: 'beurs',
      signInMethods: [],
      emulator: '',
    }
    const directive = (name: string, more: object) =>
      contentSecurityPolicy({ ...plain, ...more })
        .split('; ')
        .find((text) => text.startsWith(name))
    expect(directive('connect-src', { identity })).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    )
    expect(directive('script-src', { identity })).toBe("script-src 'self'")
    const opening = { identity, opensIdentity: true }
    expect(directive('script-src', opening)).toBe("script-src 'self' https://apis.google.com")
    expect(directive('frame-src', opening)).toMatch(/ https:\/\/beurs\.firebaseapp\.com$/)
    expect(contentSecurityPolicy({ ...plain, opensIdentity: true })).not.toContain('google')
    expect(directive('script-src', { usesCamera: true })).toBe(
      "script-src 'self' 'wasm-unsafe-eval'",
    )
    const emulator = { identity: { ...identity, emulator: 'http://127.0.0.1:9099' } }
    expect(directive('connect-src', emulator)).toBe("connect-src 'self' http://127.0.0.1:9099")
  })
})
