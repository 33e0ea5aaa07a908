import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

/**
 * Makes setting up the panel's first page while the fair is empty. The usual first page, which must
 * be there already, has an address of its own too.
 */
export const showSetupFirst = ({ router }: StrapiApp): void => {
  router.addRoute((routes) => {
    const usual = routes.find(({ index }) => index)?.lazy as
      | (() => Promise<{
          Component: ComponentType
        }>)
      | undefined
    if (!usual) throw new Error('The panel has no first page.')
    return [
      {
        index: true,
        lazy: async () => {
          const [{ Component }, { startPageBefore }] = await Promise.all([
            usual(),
            import('./start-page'),
          ])
          return { Component: startPageBefore(Component) }
        },
      },
      { path: 'werklijst', lazy: usual },
      ...routes.filter(({ index }) => !index),
    ]
  })
}
