import { LIVE_FEED_PATH } from '@beursvloer/contract/live/feed'

export default {
  routes: [{ method: 'GET', path: LIVE_FEED_PATH, handler: 'live-fact.feed' }],
}
