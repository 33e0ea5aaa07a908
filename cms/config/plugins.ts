import settings from './settings'

/** Dutch is the language of the content; the i18n plugin reads this when it first fills its list. */
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'nl'

/** Largest file the media library takes, in bytes. */
const LARGEST_UPLOAD = 50 * 1024 * 1024

/** What the media library takes. No SVG and no HTML: both can carry script. */
const ALLOWED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
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

export default {
  upload: {
    config: {
      sizeLimit: LARGEST_UPLOAD,
      providerOptions: { localServer: { maxage: 3_600_000 } },
      security: { allowedTypes: ALLOWED_TYPES, deniedTypes: ['image/svg+xml', 'text/html'] },
      breakpoints: {},
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: settings.secrets.jwt,
      jwtManagement: 'refresh',
      register: { allowedFields: [] },
    },
  },
}
