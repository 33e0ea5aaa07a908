import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { redirect } from 'react-router-dom'
import favicon from './brand/favicon.svg'
import logo from './brand/logo.svg'
import { setTabTitle } from './brand/tab-title'
import { chooseEditionInLists } from './editions/edition-chooser'
import { storeComponentTitles } from './enumerations/component-titles'
import { EnumerationInput } from './enumerations/enumeration-input'
import { labelColumns, labelFilters } from './enumerations/list-labels'
import { JsonInput } from './floor-plan/outline-input'
import { keepFocus, reachTables } from './keyboard'
import { defaultToDutch, nameLanguages } from './languages'
import { ColoursPanel } from './own-fair/colours-panel'
import { showSetupFirst } from './own-fair/home-route'
import { keepPastedMarkup } from './pasting/keep-pasted-markup'
import { openDuty } from './safe-sign-in'
import { askOnRefusal } from './saving/ask-on-refusal'
import { goToProblems } from './saving/go-to-problem'
import { QuestionPanel } from './saving/question-panel'
import { closeSharedFields } from './shared-fields'
import { askForCode } from './sign-in-code'
import { sendSignInProof } from './sign-in-proof'
import { AffectedPeoplePanel } from './sign-ups/affected-people-panel'
import { FiguresPanel } from './statistics/side-panel'
import { groupTypes } from './tasks/content-menu'
import { addTasks, loadPage, twoFactorLink } from './tasks/menu'
import { SETTINGS } from './tasks/tasks'
import { translateFixedWords } from './translations/fixed-words'
import nl from './translations/nl'
import { addSidePanels } from './ui/add-side-panel'
import { IntegerInput } from './ui/integer-input'
import theme, { wearColours } from './ui/theme'
import { showUsesFirst } from './uses/document-actions'
import { showWorklistFirst } from './worklist/home-route'
import { TranslationPanel } from './worklist/translation-panel'

type PanelMiddleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** The read fields of an action of the panel's calls (Redux Toolkit Query). */
interface CallAction {
  readonly type: string
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
  readonly payload?: { readonly queryCacheKey?: string }
}

const PATCHED = 'adminApi/queries/queryResultPatched'
const isSave = ({ type, meta }: CallAction, end: string) =>
  type === `adminApi/executeMutation/${end}` && meta?.arg?.endpointName === 'updateDocument'

/**
 * Keeps an editor's changes when the CMS refuses to save them. Strapi shows a document as saved
 * while the request is under way, and restores the old one when it fails; its form takes both for
 * the document and shows the old one. Here the new one waits until it is saved; restoring the old
 * one then changes nothing.
 */
const keepUnsavedChanges: PanelMiddleware = () => () => (next) => {
  let saving = 0
  let waiting: Parameters<typeof next>[0][] = []
  return (action) => {
    const call: CallAction = action
    if (isSave(call, 'pending')) saving += 1
    const isDocument = call.payload?.queryCacheKey?.startsWith('getDocument(') ?? false
    if (saving > 0 && call.type === PATCHED && isDocument) {
      waiting.push(action)
      return action
    }
    const saved = isSave(call, 'fulfilled')
    if (saved || isSave(call, 'rejected')) {
      saving -= 1
      if (saved) for (const patch of waiting) next(patch)
      waiting = []
    }
    return next(action)
  }
}

type AccessMiddleware = Exclude<Parameters<StrapiApp['addRBACMiddleware']>[0], unknown[]>

/**
 * Rights to pages that lead nowhere here: the marketplace asks an outside server, webhooks are closed
 * (cms/src/http/unused-routes.ts), and what the others change is set by the code at each start.
 */
const HIDDEN = [
  'admin::admin-tokens.',
  'admin::api-tokens.',
  'admin::marketplace.',
  'admin::transfer.',
  'admin::webhooks.',
  'plugin::content-type-builder.',
  'plugin::email.',
  'plugin::i18n.',
  'plugin::upload.settings.',
  'plugin::users-permissions.',
]

/** Access middleware of the panel: hides these menus from all users. */
const hideMenus: AccessMiddleware = () => (next) => (permissions) =>
  next(permissions.filter(({ action }) => !HIDDEN.some((start) => action.startsWith(start))))

/**
 * Leads home from the pages of webhooks, whose addresses Strapi still knows, and opens the settings
 * with ours in place of the versions of Strapi and Node.
 */
const changeSettingsPages = ({ router }: StrapiApp): void =>
  router.addRoute((routes) => {
    const settings = routes.find(({ path }) => path === 'settings/*')
    for (const page of settings?.children ?? [])
      if (page.path?.startsWith('webhooks'))
        Object.assign(page, { lazy: undefined, loader: () => redirect('/') })
      else if (page.path === 'application-infos') Object.assign(page, { lazy: loadPage(SETTINGS) })
    return routes
  })

/**
 * Under these keys Strapi remembers that its banner about the new media library was closed. The last
 * part is the installation's identifier, which is `false` with telemetry off and unknown at first.
 */
const BANNER_KEYS = ['false', 'undefined'].map(
  (installation) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:${installation}`,
)

/** Keeps Strapi's own announcements away from editors. */
function closeAnnouncements(): void {
  for (const key of BANNER_KEYS) localStorage.setItem(key, 'true')
}

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
    void wearColours()
    closeAnnouncements()
    keepFocus()
    reachTables()
    translateFixedWords()
    setTabTitle()
    sendSignInProof()
    askForCode()
    askOnRefusal()
    goToProblems()
    app.addRBACMiddleware(hideMenus)
    app.addMiddlewares([openDuty, keepUnsavedChanges])
    app.addFields({ type: 'enumeration', Component: EnumerationInput as ComponentType })
    app.addFields({ type: 'integer', Component: IntegerInput as ComponentType })
    app.addFields({ type: 'json', Component: JsonInput as ComponentType })
    addTasks(app)
    app.addSettingsLink('global', twoFactorLink)
    showWorklistFirst(app)
    showSetupFirst(app)
    changeSettingsPages(app)
    // Before the hook of Strapi's own translations, which does not hand on which language is open.
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', closeSharedFields)
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', storeComponentTitles)
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
    groupTypes(app)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', labelColumns)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameLanguages)
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', labelFilters)
  },
}
