import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import favicon from './brand/favicon.svg'
import logo from './brand/logo.svg'
import { setTabTitle } from './brand/tab-title'
import theme from './brand/theme'
import { chooseEditionInLists } from './editions/edition-chooser'
import { EnumerationInput } from './enumerations/enumeration-input'
import { labelColumns, labelFilters } from './enumerations/list-labels'
import { JsonInput } from './floor-plan/outline-input'
import { closeAnnouncements, closeWebhookPages, hideMenus } from './hide-parts'
import { ColoursPanel } from './house-style/colours-panel'
import { keepUnsavedChanges } from './keep-unsaved-changes'
import { keepFocus, reachTables } from './keyboard'
import { defaultToDutch, nameLanguages } from './languages'
import { menuLinks } from './menu-links'
import { showSetupFirst } from './own-fair/home-route'
import { openPasswordChange } from './password-change'
import { keepPastedMarkup } from './pasting/keep-pasted-markup'
import { askOnRefusal } from './saving/ask-on-refusal'
import { QuestionPanel } from './saving/question-panel'
import { closeSharedFields } from './shared-fields'
import { sendSignInProof } from './sign-in-proof'
import { AffectedPeoplePanel } from './sign-ups/affected-people-panel'
import { FiguresPanel } from './statistics/side-panel'
import nl from './translations/nl'
import { addSidePanels } from './ui/add-side-panel'
import { showUsesFirst } from './uses/document-actions'
import { showWorklistFirst } from './worklist/home-route'
import { TranslationPanel } from './worklist/translation-panel'

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
    keepFocus()
    reachTables()
    setTabTitle()
    sendSignInProof()
    askOnRefusal()
    app.addRBACMiddleware(hideMenus)
    app.addMiddlewares([openPasswordChange, keepUnsavedChanges])
    app.addFields({ type: 'enumeration', Component: EnumerationInput as ComponentType })
    app.addFields({ type: 'json', Component: JsonInput as ComponentType })
    for (const link of menuLinks) app.addMenuLink(link)
    showWorklistFirst(app)
    showSetupFirst(app)
    closeWebhookPages(app)
    // Before the hook of Strapi's own translations, which does not hand on which language is open.
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', closeSharedFields)
  },
  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    keepPastedMarkup(app)
    addSidePanels(app, [
      QuestionPanel,
      ColoursPanel,
      AffectedPeoplePanel,
      FiguresPanel,
      TranslationPanel,
    ])
    showUsesFirst(app)
    chooseEditionInLists(app)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', labelColumns)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameLanguages)
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', labelFilters)
  },
}
