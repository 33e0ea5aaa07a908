/**
 * Types that hold what visitors sent, and what the CMS keeps to handle it. No token reads them, the
 * site's neither, they raise no content version, and the content manager offers none for editing.
 */
const PRIVATE_TYPES: readonly string[] = [
  'api::submission.submission',
  'api::submission-file.submission-file',
  'api::consent.consent',
  'api::outbox-mail.outbox-mail',
  'api::subscription.subscription',
  'api::visitor-profile.visitor-profile',
  'api::reference-counter.reference-counter',
  'api::deletion-report.deletion-report',
  'api::failure-limit.failure-limit',
  'api::search-miss.search-miss',
  'api::sign-up.sign-up',
  'api::sign-in-link.sign-in-link',
  'api::saved-entry.saved-entry',
  'api::fair-link.fair-link',
  'api::live-fact.live-fact',
  'api::statistics-count.statistics-count',
  'api::statistics-day.statistics-day',
  'api::statistics-node.statistics-node',
  'api::push-installation.push-installation',
  'api::push-saved-item.push-saved-item',
  'api::push-message.push-message',
  'api::push-delivery.push-delivery',
  'api::push-item-fact.push-item-fact',
]

/** Whether a type is content, which the site may read and follows by its version. */
export const isContent = (uid: string): boolean =>
  uid.startsWith('api::') && !PRIVATE_TYPES.includes(uid)
