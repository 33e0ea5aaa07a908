import { ACTING_PATH } from '@beursvloer/contract/my-stand/terms'

export default {
  routes: [{ method: 'POST', path: ACTING_PATH, handler: 'acting-session.start' }],
}
