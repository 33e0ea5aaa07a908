import type { Counters } from './counters.ts'
import type { Clock } from './http/clock.ts'
import type { Limiter } from './http/limiter.ts'
import type { PublicOrigins } from './http/public-origin.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import type { DeviceCookie } from './limits/device-cookie.ts'
import type { Sender } from './limits/sender.ts'
import type { Uploads } from './limits/uploads.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { PageTargetMemo } from './pages/page-target-memo.ts'
import type { SecurityLog } from './security-log.ts'
import type { Settings } from './settings.ts'
import type { Site, SiteLog } from './site.ts'

/** Shared by the handlers of one server. */
export interface ServerContext {
  readonly settings: Settings
  readonly site: Site
  readonly log: SiteLog
  readonly clock: Clock
  readonly counters: Counters
  readonly security: SecurityHeaders
  readonly securityLog: SecurityLog
  readonly cache: PageCache
  readonly targets: PageTargetMemo
  /** Origins that forms may come from. */
  readonly ownOrigins: ReadonlySet<string>
  readonly publicOrigins: PublicOrigins
  /** Bounds the renders for single visitors. */
  readonly uncachedPages: Limiter
  /** Bounds the bodies over `DEFAULT_BODY_BYTES`, or of unknown length, that are read at once. */
  readonly uploads: Uploads
  readonly limits: Limits
  readonly devices: DeviceCookie
  /** Whether the server is about to stop, and proxies are to go elsewhere. */
  stopping(): boolean
}

/** Limits of a sender: each takes one and answers the seconds to wait; 0: go ahead. */
export interface Limits {
  renders(sender: Sender): number
  mutations(sender: Sender): number
  images(sender: Sender): number
}
