import { pushPaths } from '@beursvloer/contract/push/paths'

const CALLS = [
  'register',
  'renew',
  'read',
  'change',
  'subscribe',
  'unsubscribe',
  'unlink',
  'remove',
  'receipt',
] as const

export default {
  routes: CALLS.map((name) => ({
    method: 'POST',
    path: pushPaths[name],
    handler: `push-installation.${name}`,
  })),
}
