import type { IdentitySettings } from '@beursvloer/contract/accounts/identity-settings'
import type { CaptchaService } from '../../app/features/forms/guard/proof-task.ts'
import { contentSecurityPolicy, type InlineHashes } from './content-security-policy.ts'
import type { HeaderList } from './ready-response.ts'

/** How long browsers remember to use https, in seconds: two years. */
const HSTS_SECONDS = 63_072_000

/** Features that no page may use; the camera is for those that declare it. */
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

const permissionsPolicy = (usesCamera: boolean): string =>
  PERMISSIONS.map((name) => `${name}=${usesCamera && name === 'camera' ? '(self)' : '()'}`).join(
    ', ',
  )

export interface PagePermissions {
  readonly framedByCms?: boolean
  readonly opensIdentity?: boolean | undefined
  readonly usesCamera?: boolean | undefined
}

/** Makes the security headers of every kind of answer. */
export class SecurityHeaders {
  readonly #secure: boolean
  readonly #development: boolean
  readonly #captcha: CaptchaService | null
  readonly #identity: IdentitySettings['firebase']
  readonly #statistics: string
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
    statisticsUrl: string
  }) {
    this.#secure = settings.siteUrls.every((url) => url.startsWith('https:'))
    this.#development = settings.development
    this.#captcha = settings.captcha?.service ?? null
    this.#identity = settings.identity.firebase
    this.#statistics = settings.statisticsUrl && new URL(settings.statisticsUrl).origin
    this.#cmsOrigin = new URL(settings.cmsUrl).origin
    this.#common = [
      'X-Content-Type-Options',
      'nosniff',
      'Referrer-Policy',
      'strict-origin-when-cross-origin',
      'Permissions-Policy',
      permissionsPolicy(false),
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
   * @param may permissions of some pages: to be framed by the CMS, to open windows of the identity
   * provider, or to use the camera
   */
  page(
    hashes: InlineHashes,
    { framedByCms = false, opensIdentity = false, usesCamera = false }: PagePermissions = {},
  ): HeaderList {
    const made = this.#with(
      { hashes, framedBy: framedByCms ? this.#cmsOrigin : undefined, opensIdentity, usesCamera },
      // X-Frame-Options cannot name one origin, so a preview is sent without it.
      !framedByCms,
    )
    const permissions = made.indexOf('Permissions-Policy')
    const headers = usesCamera ? made.with(permissions + 1, permissionsPolicy(true)) : made
    if (!opensIdentity || !this.#identity) return headers
    // A window that is cut off from its opener cannot report a sign-in.
    const opener = headers.indexOf('Cross-Origin-Opener-Policy')
    return headers.with(opener + 1, 'same-origin-allow-popups')
  }

  /** For a frame that pages of this site show, with a policy of its own; it sends no referrer. */
  framedBySite(policy: string): HeaderList {
    const referrer = this.#common.indexOf('Referrer-Policy')
    return [
      ...this.#common.with(referrer + 1, 'no-referrer'),
      'Content-Security-Policy',
      policy,
      'X-Frame-Options',
      'SAMEORIGIN',
    ]
  }

  /** For files uploaded by editors: sandboxed, without scripts and framing. */
  download(): HeaderList {
    const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'"
    return [...this.#common, 'Content-Security-Policy', sandbox, 'X-Frame-Options', 'DENY']
  }

  #with(
    policy: {
      hashes?: InlineHashes
      framedBy?: string | undefined
      opensIdentity?: boolean
      usesCamera?: boolean
    },
    deny: boolean,
  ) {
    const options = {
      ...policy,
      captcha: this.#captcha,
      identity: this.#identity,
      statistics: this.#statistics,
      secure: this.#secure,
      development: this.#development,
    }
    const headers = [...this.#common, 'Content-Security-Policy', contentSecurityPolicy(options)]
    return deny ? [...headers, 'X-Frame-Options', 'DENY'] : headers
  }
}
