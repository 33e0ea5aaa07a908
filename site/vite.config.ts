import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './bundling/service-worker.ts'
import { unusedFunctions } from './bundling/unused-functions.ts'

/**
 * Changes the text of a library in the client build. The build fails when the text is not there as
 * many times as expected, or no such file is part of it (docs/decisions/0051).
 * @param id path of the file
 */
const changed = (name: string, id: RegExp, from: RegExp, to: string, times = 1): Plugin => {
  let isChanged = false
  return {
    name,
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id },
      handler(code) {
        const found = code.match(from)?.length ?? 0
        if (found !== times)
          this.error(`The library says this ${found} times, not ${times}: look whether it matters.`)
        isChanged = true
        return { code: code.replace(from, to), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isChanged && this.environment.mode === 'build')
        this.error(`No file ${id} is in what browsers get: look whether the library moved it.`)
    },
  }
}

/**
 * react-zoom-pan-pinch puts a style element into the page, which the content policy refuses. Its
 * rules are in the plan's own style sheet.
 */
const withoutInjectedStyle = changed(
  'without-injected-style',
  /react-zoom-pan-pinch\/dist\/.*\.js$/,
  /^styleInject\(css_\w+\);$/gm,
  '',
)

/**
 * The router passes each change of address to its error boundary at once, and so renders every link
 * of the page before the browser may paint. It waits for the rest of the page
 * (docs/decisions/0064).
 */
const lateLocation = changed(
  'late-location',
  /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/,
  /setLocation\(newState\.location\)/g,
  'React$$1.startTransition(() => setLocation(newState.location))',
)

/** The developer tools of React are for `npm run dev`; a built site does not look for them. */
const withoutDeveloperTools: Plugin = {
  name: 'without-developer-tools',
  apply: 'build',
  config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
}

/** Warnings of the router for programmers; they do nothing but write to the console. */
const ROUTER_WARNINGS = ['warning', 'warningOnce', 'warnOnce']

/** Libraries of one page or a rare case, fetched when they are needed. */
const LAZY =
  'react-zoom-pan-pinch|@iconify/|@formkit/|@firebase/|idb/|ibantools|libphonenumber-js|altcha|barcode-detector|zxing-wasm|minisearch|@orama/|zod/|read-excel-file/|fflate/|saxen/|unzipper-esm/|worker-f/'

/** Parts of one kind of page stay with those pages, however many pages use them. */
const OF_FORMS = 'choices|dialog|field|file-field|password-field|select|step-list|text-field'
const OF_TEXTS = 'accordion|rich-text(-image|-leaf)?|table|use-consent|video-consent'
const OF_LISTS =
  'agenda|apply-facets|filter-bar(-messages)?|filter-sheet|list-typing|save-mark|skip-to'
const OF_DETAILS = 'avatar|breadcrumbs|plan.hall-sketch|title-block'

/**
 * The code that keeps pages and choices on a device and handles its push messages is loaded after
 * the page, wherever it is used.
 */
const LATE =
  'kept-pages|kept-since|clear-personal-data|push.[a-z-]+|choice-store|tag.[a-z-]+|own-sign-ups|live.live-store'

/** Parts of many kinds of pages. */
const SHARED = new RegExp(
  `app.(ui|shell|i18n|layouts).(?!(${OF_FORMS}|${OF_TEXTS}|${OF_LISTS}|${OF_DETAILS}|${LATE})\\.)`,
)

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutInjectedStyle,
    lateLocation,
    unusedFunctions,
    withoutDeveloperTools,
    serviceWorker,
  ],
  resolve: {
    alias: { '~': new URL('./app', import.meta.url).pathname },
    // The CMS's admin panel brings React 18 to the workspace's root; the site has 19 of its own.
    dedupe: ['react', 'react-dom'],
  },
  define: { __BUILD_TIMESTAMP__: Date.now() },
  // The content policy has no data: for scripts and fonts; pictures stay files so that they cache.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      // Found at the start, not while the first page loads, which would then load twice.
      optimizeDeps: {
        entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,server}.*', '!app/**/testing/**'],
      },
      build: {
        modulePreload: {
          // Announcing each file of the late parts by a link keeps a phone busy; nobody waits for them.
          resolveDependencies: (file, needed) => (file.includes('late-parts') ? [] : needed),
        },
        rollupOptions: {
          treeshake: { manualPureFunctions: ROUTER_WARNINGS },
          // Addresses and other constants of many modules: shorter written out, packed, than imported.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // One file of libraries packs better than several, and outlives our own changes. The
          // parts that many pages share travel together too: a dozen tiny files cost a phone round
          // trips. The parts of a feature or a block go with the pages that show it.
          output: {
            advancedChunks: {
              groups: [
                { name: 'libraries', test: new RegExp(`node_modules/(?!${LAZY})`) },
                { name: 'shared', test: SHARED, minShareCount: 7 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled: left outside, zustand would find React 18, and FormKit's words would come in
      // forty languages, of which two are used.
      resolve: { noExternal: ['zustand', '@formkit/i18n'] },
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
})
