export default {
  routes: [{ method: 'POST', path: '/submissions/:form', handler: 'submission.receive' }],
}
