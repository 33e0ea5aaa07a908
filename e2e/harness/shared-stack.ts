import type { TestStack } from './test-stack.ts'

/** The data of an installation that another process started, without its controls. */
export type SharedStack = Pick<
  TestStack,
  | 'siteUrl'
  | 'alsoUrl'
  | 'cmsUrl'
  | 'administrator'
  | 'dataDir'
  | 'previewSecret'
  | 'formSecret'
  | 'siteToken'
  | 'mailFolder'
  | 'issuer'
  | 'signingKey'
>

/** The shared installation; null before the global setup has started it. */
export const sharedStack = (): SharedStack | null => {
  const text = process.env.E2E_STACK
  return text ? (JSON.parse(text) as SharedStack) : null
}
