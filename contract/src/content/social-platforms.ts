/** Platforms whose profiles an exhibitor or the fair can link to. */
export const SOCIAL_PLATFORMS = [
  'linkedin',
  'instagram',
  'youtube',
  'facebook',
  'bluesky',
  'mastodon',
] as const
