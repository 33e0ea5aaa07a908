import { fairLinkPaths } from '@beursvloer/contract/fair-links'

export default {
  routes: [
    { method: 'GET', path: fairLinkPaths.own, handler: 'fair-link.own' },
    { method: 'POST', path: fairLinkPaths.own, handler: 'fair-link.change' },
    { method: 'POST', path: fairLinkPaths.follow, handler: 'fair-link.follow' },
  ],
}
