/**
 * Functions of libraries that this site never calls in a browser, and the code that they keep in
 * the build (docs/decisions/0165). Those with an empty body or a constant are called and have
 * nothing to do here; the others would say that they are missing.
 */
import { removeFunctions } from './remove-functions.ts'

const MISSING = 'throw Error("left out of this build")'

const missing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, MISSING]))

/** Releases whose functions were looked at. */
const REACT = '19.2.9'
const ROUTER = '8.4.0'

const reactDom = removeFunctions(/react-dom\/cjs\/react-dom-client\.production\.js$/, REACT, {
  // Names of components for messages to programmers.
  describeNativeComponentFrame: 'return ""',
  getStackByFiberInDevAndProd: 'return ""',
  getComponentNameFromType: 'return ""',
  findCurrentFiberUsingSlowPath: MISSING,
  setIsStrictModeForDevtools: '',
  // <Activity> and <SuspenseList>.
  ...missing(
    'updateActivityComponent',
    'retryActivityComponentWithoutHydrating',
    'mountActivityChildren',
    'updateSuspenseListComponent',
  ),
  commitActivityHydrationCallbacks: '',
  // Functions as the action of a form, useActionState, useFormStatus: forms here are the router's.
  extractEvents$1: '',
  ...missing(
    'mountActionState',
    'updateActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
    'startHostTransition',
    'TransitionAwareHostComponent',
  ),
  // An indicator of waiting in the tab, and the time limit for pictures of a view transition.
  defaultOnDefaultTransitionIndicator: '',
  estimateBandwidth: 'return 0',
  // Preloading files by calls of react-dom.
  ...missing('preinitStyle', 'preinitScript', 'preinitModuleScript'),
  preload: '',
  preloadModule: '',
  preconnectAs: '',
  // Support for browsers before 2018; nothing listens to composition or beforeinput.
  handleEventsForInputEventPolyfill: '',
  isFallbackCompositionEnd: 'return false',
  getData: 'return null',
  getNativeBeforeInputChars: 'return null',
  getVendorPrefixedEventName: 'return eventName',
})

const router = (path: string, functions: Readonly<Record<string, string>>) =>
  removeFunctions(new RegExp(`react-router/dist/production/lib/${path}\\.js$`), ROUTER, functions)

export const unusedFunctions = [
  reactDom,
  router('router/router', {
    // Loading routes on demand: all of them come with the first page.
    checkFogOfWar: 'return { active: false, matches }',
    ...missing('discoverRoutes', 'patchRoutes', '_internalSetRoutes'),
    // View transitions.
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
  }),
  router('dom/ssr/fog-of-war', {
    isFogOfWarEnabled: 'return false',
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
  }),
  router('hooks', missing('RSCErrorHandler', 'DefaultErrorComponent')),
  router('dom/ssr/components', {
    // The code of all pages is prefetched anyway (shell/preload.ts).
    usePrefetchBehavior: 'return [false, null, {}]',
    PrefetchPageLinks: 'return null',
  }),
  // The site's own error screen is in the root route.
  router('dom/ssr/errorBoundaries', missing('RemixRootDefaultErrorBoundary')),
  // Style sheets of pages are React's (shell/page-style.tsx).
  router('dom/ssr/links', { prefetchRouteCss: '', prefetchStyleLinks: '' }),
  router('dom/ssr/routes', {
    ...missing('createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'),
    preventInvalidServerHandlerCall: '',
  }),
]
