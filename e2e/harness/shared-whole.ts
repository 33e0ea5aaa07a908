import type { RunningWhole } from './running-whole.ts'

/** What tests may know of the installation that they share; only its own processes control it. */
export type SharedWhole = Pick<
  RunningWhole,
  'siteUrl' | 'cmsUrl' | 'administrator' | 'previewSecret' | 'siteToken'
>

/** The shared installation; null before the global setup has started it. */
export const sharedWhole = (): SharedWhole | null => {
  const text = process.env.E2E_WHOLE
  return text ? (JSON.parse(text) as SharedWhole) : null
}
