export default {
  routes: [{ method: 'POST', path: '/short-links/clicks', handler: 'short-link.addClicks' }],
}
