import { ACTING_PATH } from '@beursvloer/contract/my-stand/acting'

export default {
  routes: [{ method: 'POST', path: ACTING_PATH, handler: 'acting-session.start' }],
}
