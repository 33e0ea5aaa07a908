import settings from './settings'

/** Largest JSON or form body without files. */
const MAX_BODY = '1mb'
/** Largest multipart body, in bytes: the largest upload and room for its fields. */
const MAX_MULTIPART_BYTES = 51 * 1024 * 1024

const isHttps = settings.cmsUrl.startsWith('https:')

export default [
  'global::trusted-proxy',
  'global::request-log',
  'global::hide-refused-values',
  'global::translate-upload-errors',
  'strapi::errors',
  'global::error-answers',
  {
    name: 'strapi::security',
    config: {
      hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // The admin panel connects to this server only. Not a list: Strapi adds its own `https:`
          // to that.
          'connect-src': "'self'",
          'img-src': ["'self'", 'data:', 'blob:', settings.siteUrl],
          'media-src': ["'self'", 'data:', 'blob:'],
          'font-src': ["'self'", 'data:'],
          // The preview adds the site itself.
          'frame-src': ["'self'"],
          upgradeInsecureRequests: isHttps ? [] : null,
        },
      },
    },
  },
  {
    name: 'strapi::cors',
    // Only the panel: the site's server calls the CMS, and none of its pages does so from a
    // browser.
    config: { origin: [settings.cmsUrl], credentials: true },
  },
  'global::panel-being-built',
  { name: 'strapi::poweredBy', config: { poweredBy: 'Beursvloer' } },
  'strapi::query',
  'global::query-limits',
  'global::staff-multipart',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: MAX_BODY,
      formLimit: MAX_BODY,
      textLimit: MAX_BODY,
      formidable: { maxFileSize: MAX_MULTIPART_BYTES },
    },
  },
  'global::default-body',
  { name: 'strapi::session', config: { secure: isHttps } },
  'global::require-safe-sign-in',
  'global::hide-absent-parts',
  'global::working-edition',
  'strapi::favicon',
  ...(settings.bucket ? ['global::uploads-in-bucket'] : []),
  'strapi::public',
]
