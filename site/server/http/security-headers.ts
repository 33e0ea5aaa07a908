import type { CaptchaService } from '../../app/features/forms/guard/proof-task.ts'
import { contentSecurityPolicy, type InlineHashes } from './content-security-policy.ts'
import type { HeaderList } from './ready-response.ts'

/** How long browsers remember to use https, in seconds: two years. */
const HSTS_SECONDS = 63_072_000

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

/** Makes the security headers of every kind of answer. */
export class SecurityHeaders {
  readonly #secure: boolean
  readonly #development: boolean
  readonly #captcha: CaptchaService | null
  readonly #cmsOrigin: string
  readonly #common: HeaderList
  /** For everything that is not a page. */
  readonly plain: HeaderList
  /** For pictures that other sites show: those of shared pages. */
  readonly shown: HeaderList

  constructor(settings: {
    siteUrls: readonly string[]
    cmsUrl: string
    development: boolean
    indexing: boolean
    captcha: { readonly service: CaptchaService } | null
  }) {
    this.#secure = settings.siteUrls.every((url) => url.startsWith('https:'))
    this.#development = settings.development
    this.#captcha = settings.captcha?.service ?? null
    this.#cmsOrigin = new URL(settings.cmsUrl).origin
    this.#common = [
      'X-Content-Type-Options',
      'nosniff',
      'Referrer-Policy',
      'strict-origin-when-cross-origin',
      'Permissions-Policy',
      PERMISSIONS.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy',
      'same-origin',
      'Cross-Origin-Resource-Policy',
      'same-origin',
      ...(this.#secure
        ? ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`]
        : []),
      ...(!settings.indexing ? ['X-Robots-Tag', 'noindex, nofollow'] : []),
    ]
    this.plain = this.#with({}, true)
    const policy = this.plain.indexOf('Cross-Origin-Resource-Policy')
    this.shown = this.plain.with(policy + 1, 'cross-origin')
  }

  /** For a page with these inline scripts and styles. */
  page(hashes: InlineHashes, framedByCms = false): HeaderList {
    return this.#with(
      { hashes, framedBy: framedByCms ? this.#cmsOrigin : undefined },
      // X-Frame-Options cannot name one origin, so a preview goes without.
      !framedByCms,
    )
  }

  /** For files of editors: shown nowhere, run by nobody. */
  download(): HeaderList {
    const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'"
    return [...this.#common, 'Content-Security-Policy', sandbox, 'X-Frame-Options', 'DENY']
  }

  #with(policy: { hashes?: InlineHashes; framedBy?: string | undefined }, deny: boolean) {
    const options = {
      ...policy,
      captcha: this.#captcha,
      secure: this.#secure,
      development: this.#development,
    }
    const headers = [...this.#common, 'Content-Security-Policy', contentSecurityPolicy(options)]
    return deny ? [...headers, 'X-Frame-Options', 'DENY'] : headers
  }
}
