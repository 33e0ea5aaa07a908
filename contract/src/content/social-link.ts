import { z } from 'zod'
import { components } from './components.ts'
import { webAddress } from './fields.ts'

/** The shared.social-link components of a document; those without a usable address are skipped. */
export const socialLinks = components({
  platform: z.enum(['linkedin', 'instagram', 'youtube', 'facebook', 'bluesky', 'mastodon']),
  url: webAddress.refine((url) => url !== ''),
})
