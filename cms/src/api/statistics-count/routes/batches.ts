import { STATISTICS_BATCHES_PATH } from '@beursvloer/contract/statistics/rows'

export default {
  routes: [{ method: 'POST', path: STATISTICS_BATCHES_PATH, handler: 'statistics-count.receive' }],
}
