export default {
  routes: [{ method: 'POST', path: '/search-misses/report', handler: 'search-miss.report' }],
}
