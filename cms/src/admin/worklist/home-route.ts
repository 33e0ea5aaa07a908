import type { StrapiApp } from '@strapi/strapi/admin'

/** Makes the worklist the panel's first page, in place of Strapi's own. */
export const showWorklistFirst = ({ router }: StrapiApp): void => {
  router.addRoute((routes) => [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./worklist-page')).WorklistPage }),
    },
    {
      path: 'werklijst/mails',
      lazy: async () => ({ Component: (await import('./mails-page')).MailsPage }),
    },
    ...routes.filter((route) => !route.index),
  ])
}
