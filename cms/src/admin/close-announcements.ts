/**
 * Under these keys Strapi remembers that its banner about the new media library was closed. The last
 * part is the installation's identifier, which is `false` with telemetry off and unknown at first.
 */
const BANNER_KEYS = ['false', 'undefined'].map(
  (installation) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:${installation}`,
)

/** Keeps Strapi's own announcements away from editors. */
export function closeAnnouncements(): void {
  for (const key of BANNER_KEYS) localStorage.setItem(key, 'true')
}
