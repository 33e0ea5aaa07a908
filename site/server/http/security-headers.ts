import type { IdentitySettings } from '@beursvloer/contract/accounts/identity-settings'
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

export interface PagePermissions {
  readonly framedByCms?: boolean
  readonly opensIdentity?: boolean
}

/** Makes the security headers of every kind of answer. */
export class SecurityHeaders {
  readonly #secure: boolean
  readonly #development: boolean
  readonly #captcha: CaptchaService | null
  readonly #identity: IdentitySettings['firebase']
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
    identity: IdentitySettings
  }) {
    this.#secure = settings.siteUrls.every((url) => url.startsWith('https:'))
    this.#development = settings.development
    this.#captcha = settings.captcha?.service ?? null
    this.#identity = settings.identity.firebase
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

  /**
   * For a page with these inline scripts and styles.
   * @param may what only some pages may: be framed by the CMS, or open windows of the identity provider
   */
  page(
    hashes: InlineHashes,
    { framedByCms = false, opensIdentity = false }: PagePermissions = {},
  ): HeaderList {
    const headers = this.#with(
      { hashes, framedBy: framedByCms ? this.#cmsOrigin : undefined, opensIdentity },
      // X-Frame-Options cannot name one origin, so a preview goes without.
      !framedByCms,
    )
    if (!opensIdentity || !this.#identity) return headers
    // A window that is cut off from its opener cannot say that somebody signed in.
    const opener = headers.indexOf('Cross-Origin-Opener-Policy')
    return headers.with(opener + 1, 'same-origin-allow-popups')
  }

  /** For files of editors: shown nowhere, run by nobody. */
  download(): HeaderList {
    const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'"
    return [...this.#common, 'Content-Security-Policy', sandbox, 'X-Frame-Options', 'DENY']
  }

  #with(
    policy: {
      hashes?: InlineHashes
      framedBy?: string | undefined
      opensIdentity?: boolean
    },
    deny: boolean,
  ) {
    const options = {
      ...policy,
      captcha: this.#captcha,
      identity: this.#identity,
      secure: this.#secure,
      development: this.#development,
    }
    const headers = [...this.#common, 'Content-Security-Policy', contentSecurityPolicy(options)]
    return deny ? [...headers, 'X-Frame-Options', 'DENY'] : headers
  }
}
