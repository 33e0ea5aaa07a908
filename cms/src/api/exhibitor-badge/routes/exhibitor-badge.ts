import { STAND_BADGE_PATH, standBadgesPath } from '@beursvloer/contract/my-stand/terms'

const badges = standBadgesPath(':exhibitor')

export default {
  routes: [
    { method: 'POST', path: STAND_BADGE_PATH, handler: 'exhibitor-badge.mailed' },
    { method: 'GET', path: badges, handler: 'exhibitor-badge.find' },
    { method: 'POST', path: badges, handler: 'exhibitor-badge.change' },
  ],
}
