import { signInLinkPaths } from '@beursvloer/contract/sign-ups/paths'

export default {
  routes: [
    { method: 'POST', path: signInLinkPaths.ask, handler: 'sign-in-link.ask' },
    { method: 'POST', path: signInLinkPaths.follow, handler: 'sign-in-link.follow' },
  ],
}
