import { z } from 'zod'
import { components } from './components.ts'
import { webAddress } from './fields.ts'
import { SOCIAL_PLATFORMS } from './social-platforms.ts'

/** The shared.social-link components of a document; those without a usable address are skipped. */
export const socialLinks = components({
  platform: z.enum(SOCIAL_PLATFORMS),
  url: webAddress.refine((url) => url !== ''),
})
