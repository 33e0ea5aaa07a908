import { createSecretKey } from 'node:crypto'
import type { BucketSettings } from '@beursvloer/contract/storage-settings'
import { clientOptions } from '../src/private-files/bucket.mts'
import settings from './settings'

/** Dutch is the language of the content; the i18n plugin reads this when it first fills its list. */
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'nl'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** How long visitors stay signed in, in seconds. */
const SESSIONS = {
  /** The site buys a new one in time; signing out ends it at once. */
  accessTokenLifespan: 10 * MINUTE,
  /** A session lasts as long as the device returns within this time … */
  idleRefreshTokenLifespan: 30 * DAY,
  /** … and no longer than this: from registering to the fair and some days after. */
  maxRefreshTokenLifespan: 180 * DAY,
}

/** Folder of the media library in addresses, and in a bucket. */
export const UPLOADS = 'uploads'
/** How long a browser keeps a file of the media library, in seconds. */
export const UPLOAD_MAX_AGE_SECONDS = 3600

/** Largest file the media library takes, in bytes. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024

/**
 * The media library's file types. No HTML, which can carry script; drawings are cleaned of it
 * (src/extensions/upload).
 */
const ALLOWED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  // EPS, by its declared type and by its detected one.
  'application/postscript',
  'application/eps',
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.*',
  'application/vnd.oasis.opendocument.*',
  'text/csv',
  'text/plain',
  'text/calendar',
  'audio/mpeg',
  'video/mp4',
  'video/webm',
]

/** The library of the bucket, with the addresses that files on the disk have. */
const inBucket = (bucket: BucketSettings) => ({
  provider: 'aws-s3',
  providerOptions: {
    baseUrl: '/',
    rootPath: UPLOADS,
    s3Options: { ...clientOptions(bucket), params: { Bucket: bucket.bucket, ACL: undefined } },
  },
})

export default {
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      ...(settings.bucket
        ? inBucket(settings.bucket)
        : { providerOptions: { localServer: { maxage: UPLOAD_MAX_AGE_SECONDS * 1000 } } }),
      security: { allowedTypes: ALLOWED_TYPES, deniedTypes: ['text/html'] },
      breakpoints: {},
    },
  },
  'users-permissions': {
    config: {
      // Of a text, a key would be made anew for each token.
      jwtSecret: createSecretKey(Buffer.from(settings.secrets.jwt)),
      jwtManagement: 'refresh',
      register: { allowedFields: [] },
      sessions: SESSIONS,
      // Behind the site all visitors have one address: the site limits, and lets nobody else in.
      ratelimit: { enabled: false },
    },
  },
}
