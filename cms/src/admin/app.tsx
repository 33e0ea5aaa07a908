import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import favicon from './brand/favicon.svg'
import logo from './brand/logo.svg'
import { setTabTitle } from './brand/tab-title'
import theme from './brand/theme'
import { closeAnnouncements } from './close-announcements'
import { defaultToDutch } from './default-language'
import { EnumerationInput } from './enumerations/enumeration-input'
import { labelColumns, labelFilters } from './enumerations/list-labels'
import { floorPlanPage } from './floor-plan/menu-link'
import { JsonInput } from './floor-plan/outline-input'
import { hideMenus } from './hidden-menus'
import { keepUnsavedChanges } from './keep-unsaved-changes'
import { nameLanguages } from './list-languages'
import { openPasswordChange, showPasswordNotice } from './password-change'
import { sendSignInProof } from './sign-in-proof'
import { submissionsPage } from './submissions/menu-link'
import nl from './translations/nl'
import { visitorsWidget } from './visitors/home-widget'
import { visitorsPage } from './visitors/menu-link'

export default {
  config: {
    locales: ['nl'],
    translations: { nl },
    auth: { logo },
    menu: { logo },
    head: { favicon },
    theme,
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    defaultToDutch()
    closeAnnouncements()
    setTabTitle()
    showPasswordNotice()
    sendSignInProof()
    app.addRBACMiddleware(hideMenus)
    app.addMiddlewares([openPasswordChange, keepUnsavedChanges])
    app.addFields({ type: 'enumeration', Component: EnumerationInput as ComponentType })
    app.addFields({ type: 'json', Component: JsonInput as ComponentType })
    app.addMenuLink(floorPlanPage)
    app.addMenuLink(submissionsPage)
    app.addMenuLink(visitorsPage)
    app.widgets.register(visitorsWidget)
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', labelColumns)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameLanguages)
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', labelFilters)
  },
}
