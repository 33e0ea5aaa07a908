import { createHash } from 'node:crypto'
import type { FirebaseClient } from '@beursvloer/contract/accounts/identity-settings'
import type { CaptchaService } from '../../app/features/forms/guard/proof-task.ts'

/** Players and maps that a page may frame, once the visitor consented to them. */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://vimeo.com',
  'https://www.openstreetmap.org',
]

/** Origins of the script and the box of a captcha service, by its documentation. */
const CAPTCHA_SOURCES: Record<CaptchaService, readonly string[]> = {
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  turnstile: ['https://challenges.cloudflare.com'],
}

/** Hosts of Firebase Authentication for calls about accounts and tokens. */
const IDENTITY_HOSTS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
]
/** Host of its script for windows of other providers. */
const IDENTITY_SCRIPTS = 'https://apis.google.com'

export type InlineHashes = ReturnType<typeof inlineHashes>

const ELEMENT = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi
const ATTRIBUTE = (name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
const TYPE = ATTRIBUTE('type')
const SOURCE = ATTRIBUTE('src')
/** Script types that the browser runs or acts on; all others are data, such as JSON-LD. */
const ACTIVE_TYPE = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i

const sha256 = (bytes: string) =>
  // The browser hashes the text after parsing, which turns every line end into
  // .
  `'sha256-${createHash('sha256').update(bytes.replace(/\r\n?/g, '\n'), 'latin1').digest('base64')}'`

/** The CSP hashes of the inline scripts and style elements of a page (in UTF-8), each once. */
export function inlineHashes(page: Buffer) {
  // A character per byte: the searched text is ASCII, and hashes are taken of bytes.
  const html = page.toString('latin1')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (element.toLowerCase() === 'style') {
      styles.add(sha256(text))
      continue
    }
    const type = TYPE.exec(attributes)
    const active = ACTIVE_TYPE.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim())
    if (active && !SOURCE.test(attributes)) scripts.add(sha256(text))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

export interface PolicyOptions {
  readonly hashes?: InlineHashes
  /** Origin that may frame the page (the CMS, for a preview). */
  readonly framedBy?: string | undefined
  /** Service that tells people from scripts; null: no other host is allowed. */
  readonly captcha: CaptchaService | null
  /** Provider whose client keeps a visitor signed in; null: no other host is allowed. */
  readonly identity: FirebaseClient | null
  /** Whether the page opens windows of that provider, and so needs its script and frame. */
  readonly opensIdentity?: boolean
  /** Whether the page reads codes with the camera, by a WebAssembly module of this site. */
  readonly usesCamera?: boolean
  /** Origin of the statistics, where that is another one than the site's; '' for none. */
  readonly statistics?: string
  /** Whether the site is reached by https. */
  readonly secure: boolean
  /** Development: Vite puts styles into the page and keeps a socket open. */
  readonly development: boolean
}

/** The sources of the identity provider's client, on every page and where it opens windows. */
function identitySources({ identity, opensIdentity }: PolicyOptions) {
  if (!identity) return { connect: [], script: [], frame: [] }
  const { emulator, authDomain } = identity
  return {
    connect: emulator ? [new URL(emulator).origin] : IDENTITY_HOSTS,
    script: opensIdentity ? [IDENTITY_SCRIPTS] : [],
    frame: opensIdentity ? [emulator ? new URL(emulator).origin : `https://${authDomain}`] : [],
  }
}

/** The `Content-Security-Policy` of a page; without hashes that of everything else. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { hashes, development, captcha, statistics } = options
  const captchaSources = captcha ? CAPTCHA_SOURCES[captcha] : []
  const { connect, script, frame } = identitySources(options)
  const styles = development ? ["'unsafe-inline'"] : (hashes?.styles ?? [])
  const directives = [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...(options.usesCamera ? ["'wasm-unsafe-eval'"] : []),
      ...(hashes?.scripts ?? []),
      ...captchaSources,
      ...script,
    ].join(' '),
    ["style-src 'self'", ...styles, ...captchaSources].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...(development ? ['ws:'] : []),
      ...(statistics ? [statistics] : []),
      ...captchaSources,
      ...connect,
    ].join(' '),
    ["frame-src 'self'", ...FRAME_HOSTS, ...captchaSources, ...frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${options.framedBy ?? "'none'"}`,
  ]
  if (options.secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
