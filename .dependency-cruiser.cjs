/**
 * Which part may import which; docs/architecture.md explains the parts. Checked by `npm run check`.
 * The parser is SWC because TypeScript 7 has no programming interface for it.
 */
const none = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** Files that run on the server only, and so may read content and files. */
const serverOnly = '\\.server\\.tsx?$'

/**
 * The folders of the CMS from the lowest to the highest: each imports only what stands before it. Those
 * of Strapi, which have their places and names from it, stand above all of them.
 */
const cmsLayers = [
  'logging',
  'database',
  'transactions',
  'private-files',
  'uploads',
  'http',
  'sign-in-limits',
  'staff-sign-in',
  'geometry',
  'fair',
  'rules',
  'content-version',
  'saving',
  'short-links',
  'preview',
  'documents',
  'mail',
  'forms',
  'panel-api',
  'two-factor',
  'push',
  'search-misses',
  'search-misses/staff',
  'statistics',
  'floor-plan',
  'floor-plan/staff',
  'subscriptions',
  'exhibitor-members',
  'exhibitor-badges',
  'submissions',
  'submissions/staff',
  'sign-ups',
  'leads',
  'meetings',
  'visitors/saved',
  'visitors/accounts',
  'visitors/identity',
  'visitors/sign-in',
  'visitors/profile',
  'visitors/staff',
  'sign-ups/staff',
  'my-stand',
  'uses',
  'wastebasket',
  'import',
  'my-stand/staff',
  'editions',
  'push-messages',
  'live',
  'live/staff',
  'jobs',
  'retention',
  'health',
  'statistics/staff',
  'worklist',
  'own-fair',
  'bootstrap',
]
const strapisFolders = ['admin', 'api', 'extensions', 'middlewares']
const tests = '\\.test\\.tsx?$'

/** The pattern of all files in some folders of the CMS. */
const inCms = (folders) => `^cms/src/(${folders.join('|')})/`

const cmsLayerRules = cmsLayers.map((layer, at) => {
  const inside = cmsLayers.filter((other) => other.startsWith(`${layer}/`))
  return none(
    `cms-below-${layer}`,
    'A layer of the CMS imports those below it only.',
    { path: inCms([layer]), pathNot: [tests, ...(inside.length > 0 ? [inCms(inside)] : [])] },
    { path: inCms([...cmsLayers.slice(at + 1), ...strapisFolders]) },
  )
})

module.exports = {
  forbidden: [
    ...cmsLayerRules,
    none(
      'cms-in-layers',
      'A folder of the CMS has its place among the layers.',
      { path: '^cms/src/[^/]+/', pathNot: inCms([...cmsLayers, ...strapisFolders]) },
      {},
    ),
    {
      ...none(
        'cms-folders-no-cycles',
        'Folders that need each other are one folder or lack a third.',
        { path: '^cms/src' },
        { circular: true, path: '^cms/src' },
      ),
      scope: 'folder',
    },
    none(
      'panel-areas-apart',
      'The pages of an area know the server side of that area, and no other pages; the menu of tasks opens all.',
      { path: '^cms/src/admin/(?!ui/|brand/|enumerations/|translations/|tasks/)([^/]+)/' },
      {
        path: '^cms/src/',
        pathNot: '^cms/src/(admin/ui/|panel-api/|geometry/|(admin/)?$1/)',
      },
    ),
    none(
      'panel-without-server',
      'What the panel imports runs in a browser: data, labels and views.',
      { path: '^cms/src/admin/' },
      {
        path: `^cms/config/|${inCms(cmsLayers.slice(0, cmsLayers.indexOf('geometry')))}`,
        reachable: true,
      },
    ),
    none(
      'no-cycles',
      'Modules that need each other are one module or lack a third.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    none(
      'resolves',
      'An import must lead somewhere.',
      {},
      // The bundler finds the file of a WebAssembly module, whose package names it for its types first.
      { couldNotResolve: true, pathNot: '^virtual:|/\\+types/|^\\./\\+types/|\\.wasm\\?url$' },
    ),
    none(
      'declared',
      'A package must be in the package.json of the workspace; tests may use those of the root.',
      {
        path: '^(site|cms|contract|e2e)/',
        pathNot: '\\.(test|spec)\\.tsx?$|/testing/|^cms/(seed|tests|src/admin)/',
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    none(
      'site-not-cms',
      'Site and CMS meet in contract/ and over HTTP only.',
      {
        path: '^site/',
      },
      { path: '^cms/' },
    ),
    none(
      'cms-not-site',
      'Site and CMS meet in contract/ and over HTTP only.',
      {
        path: '^cms/',
      },
      { path: '^site/' },
    ),
    none(
      'contract-alone',
      'The contract imports nothing of ours.',
      {
        path: '^contract/',
      },
      { path: '^(site|cms|e2e|bench|fuzz|scripts)/' },
    ),
    none(
      'product-not-tools',
      'The product does not need its tools.',
      { path: '^(site|cms)/', pathNot: '^cms/tests/' },
      { path: '^(e2e|bench|fuzz|scripts)/' },
    ),
    none(
      'ui-alone',
      'The design system knows no domain; it knows languages only.',
      {
        path: '^site/app/ui/',
        pathNot: '\\.test\\.tsx?$',
      },
      { path: '^(site/(app/(?!ui/|i18n/)|server/)|contract/)' },
    ),
    none(
      'i18n-alone',
      'Languages know nothing of the rest.',
      {
        path: '^site/app/i18n/',
      },
      { path: '^site/(app/(?!i18n/)|server/)' },
    ),
    none(
      'walking-alone',
      'Routes over the floor are computed from a plan and its outlines alone.',
      {
        path: '^site/app/walking/',
      },
      { path: '^(site/(app/(?!walking/)|server/)|contract/src/(?!outlines\\.ts))' },
    ),
    none(
      'features-apart',
      'A feature never imports another feature.',
      {
        path: '^site/app/features/([^/]+)/',
      },
      { path: '^site/app/features/', pathNot: '^site/app/features/$1/' },
    ),
    none(
      'nothing-imports-routes',
      'Routes join the rest; only routes.ts names them.',
      {
        path: '^site/app/',
        pathNot: '^site/app/(routes/|routes\\.ts$)',
      },
      { path: '^site/app/routes/' },
    ),
    none(
      'features-below-frame',
      'Features and blocks stand on ui, i18n, content types and shell.',
      {
        path: '^site/app/(features|blocks)/',
      },
      { path: '^site/app/(layouts|routes)/' },
    ),
    none(
      'account-and-submissions-for-routes',
      'What the server does with accounts and forms is called by routes; it may use features.',
      {
        path: '^site/app/(features|blocks|layouts|shell|content|sharing|ui)/',
        pathNot: tests,
      },
      { path: '^site/app/(account|submissions)/' },
    ),
    none(
      'shell-below-frame',
      'What all pages share does not know what is drawn with it.',
      {
        path: '^site/app/shell/',
      },
      { path: '^site/app/(layouts|features|blocks|routes|sharing)/' },
    ),
    none(
      'layouts-below-routes',
      'A layout stands around any page; it knows none.',
      {
        path: '^site/app/layouts/',
      },
      { path: '^site/app/(blocks|routes|sharing)/' },
    ),
    none(
      'sharing-on-top',
      'What the site tells machines about its pages joins features, as routes do.',
      {
        path: '^site/app/',
        pathNot: '^site/app/(sharing/|routes/|root\\.tsx$)|\\.test\\.tsx?$',
      },
      { path: '^site/app/sharing/', dependencyTypesNot: ['type-only'] },
    ),
    none(
      'content-stays-on-server',
      'Content reaches the browser as what a loader returns.',
      {
        path: '^site/app/',
        pathNot: `${serverOnly}|^site/app/(content/|routes/|root\\.tsx$|entry\\.server\\.tsx$)|\\.test\\.tsx?$`,
      },
      {
        path: `^site/app/content/|${serverOnly}`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    none(
      'content-below-pages',
      'Content does not know who shows it.',
      {
        path: '^site/app/content/',
      },
      { path: '^site/app/(routes|layouts|features|blocks|shell|ui)/' },
    ),
    none(
      'app-not-server',
      'The HTTP server uses the app, not the other way round.',
      {
        path: '^site/app/',
      },
      { path: '^site/server/', dependencyTypesNot: ['type-only'] },
    ),
    none(
      'folder-names',
      'A folder is named after what is in it.',
      {},
      {
        path: '(^|/)(utils|misc|common|helpers|lib)/',
        pathNot: 'node_modules',
      },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|\\.strapi)/|^cms/types/|^bench/nuxt/' },
    webpackConfig: { fileName: 'scripts/checks/alias.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
