export default {
  routes: [
    { method: 'POST', path: '/subscriptions/confirm', handler: 'subscription.confirm' },
    { method: 'POST', path: '/subscriptions/unsubscribe', handler: 'subscription.unsubscribe' },
  ],
}
