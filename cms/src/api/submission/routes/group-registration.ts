export default {
  routes: [
    {
      method: 'POST',
      path: '/group-registrations/confirm',
      handler: 'group-registration.confirm',
    },
    {
      method: 'POST',
      path: '/group-registrations/invitation',
      handler: 'group-registration.invitation',
    },
  ],
}
