import { SAVED_ENTRIES_PATH } from '@beursvloer/contract/saved-entries'

export default {
  routes: [{ method: 'POST', path: SAVED_ENTRIES_PATH, handler: 'saved-entry.merge' }],
}
