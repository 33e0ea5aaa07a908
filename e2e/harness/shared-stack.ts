import type { RunningStack } from './running-stack.ts'

/** What tests may know of the installation that they share; only its own processes control it. */
export type SharedStack = Pick<
  RunningStack,
  'siteUrl' | 'cmsUrl' | 'administrator' | 'previewSecret' | 'siteToken'
>

/** The shared installation; null before the global setup has started it. */
export const sharedStack = (): SharedStack | null => {
  const text = process.env.E2E_STACK
  return text ? (JSON.parse(text) as SharedStack) : null
}
