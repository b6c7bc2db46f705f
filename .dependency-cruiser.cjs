/** The parts of core that the shopper's bundle and the discount function load. */
const FEATHERWEIGHT =
  '^packages/core/src/(rewards/|quantity-rules/|data-sources/cart-facts[.]|bundles/|offers/|experiments/assignment/|money/|schedule/live|storefront/shown-variant[.]|listing/(listing-response|card|card-among)[.]|widgets/(widget-response|line-properties|offered-product|discounted-variant|bundle-layout|widget-room)[.]|suggestions/suggestion-response[.]|templates/(compiled|limits|address)[.]|texts/(writing-direction|text-hash)[.])';
/** What belongs to the pages of collections, and to those of searches: their documents, their routes and their calls. */
const COLLECTIONS =
  '^packages/((core|server)/src|admin/src/features)/collections/|^packages/core/src/contract/(collections|collection-settings|preview-listing)[.]';
const SEARCH =
  '^packages/((core|server)/src|admin/src/features)/search/(?!engine/)|^packages/core/src/suggestions/|^packages/core/src/contract/(search|results-page|preview-results|try-search)[.]';
/** Tests may use more than what they test. */
const TESTS = '[.]test[.]tsx?$|/testing/';
const TYPE_ONLY = ['type-only'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-is-pure',
      comment:
        'Rules run in editor, preview, browser and checkout alike, so core knows no framework, no Node and no network. ' +
        'zod is for validators and contracts, date-fns for slots in the shop’s time zone, liquidjs for compiling templates, ' +
        'Orama’s stemmers and stop words, and OpenCC’s characters, for searching.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: TESTS },
      to: {
        pathNot: [
          '^packages/core/src/',
          '^node_modules/(zod|date-fns|liquidjs|opencc-js|@orama/(stemmers|stopwords))/',
        ],
      },
    },
    {
      name: 'languages-are-known-in-one-place',
      comment:
        'All stemmers and stop words together are 300 KB, which nobody should load who doesn’t search.',
      severity: 'error',
      from: { pathNot: '^packages/core/src/search/engine/analysis/' },
      to: { path: '^node_modules/@orama/' },
    },
    {
      name: 'liquid-is-parsed-where-templates-are-compiled',
      comment: 'Whoever runs a template reads its compiled form: a parser is 20 KB that no shopper needs.',
      severity: 'error',
      from: {
        path: '^packages/(core|ui|admin|server|storefront-cart|storefront-kit)/',
        pathNot: '^packages/core/src/templates/compile',
      },
      to: { path: '^node_modules/liquidjs/' },
    },
    {
      name: 'core-is-light-where-shoppers-pay',
      comment:
        'The shopper’s bundle and the discount function load rewards, money and the live schedule, and pay for every ' +
        'byte behind them: they import each other and types, nothing else.',
      severity: 'error',
      from: { path: FEATHERWEIGHT, pathNot: TESTS },
      to: { pathNot: FEATHERWEIGHT, dependencyTypesNot: TYPE_ONLY },
    },
    {
      name: 'core-editing-knows-no-document',
      comment:
        'Commands, history, issues and merging serve every editor. A part that knew carts, even by a type, could not serve ' +
        'the next document.',
      severity: 'error',
      from: { path: '^packages/core/src/editing/', pathNot: TESTS },
      to: { pathNot: '^packages/core/src/editing/' },
    },
    {
      name: 'core-rules-know-no-calls',
      comment:
        'A call carries what a rule says, so it stands on the rule. One that read the shape of a call would change with it. ' +
        'What is compiled for a store, or for a preview’s frame, is such a shape itself.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: ['^packages/core/src/(contract|storefront)/', TESTS] },
      to: { path: '^packages/core/src/contract/' },
    },
    {
      name: 'listing-knows-no-place',
      comment:
        'Collections, searches, and whatever shows products next, list by the same rules, settings and routes. A part of them ' +
        'that knew one of these could not serve the others.',
      severity: 'error',
      from: {
        path: '^packages/((core|server)/src/listing|admin/src/listing-settings|ui/src/listing)/',
        pathNot: TESTS,
      },
      to: { path: [COLLECTIONS, SEARCH] },
    },
    {
      name: 'search-knows-no-collections',
      comment: 'What both have is a listing’s. Either can be changed, or left out, without the other.',
      severity: 'error',
      from: { path: SEARCH, pathNot: TESTS },
      to: { path: COLLECTIONS },
    },
    {
      name: 'collections-know-no-search',
      comment: 'The same the other way round.',
      severity: 'error',
      from: { path: COLLECTIONS, pathNot: TESTS },
      to: { path: SEARCH },
    },
    {
      name: 'ui-for-shoppers-is-only-components',
      comment:
        'What a shopper sees runs on React and on Preact, in the store and in the gallery: React’s API and core’s types, ' +
        'no data fetching and no state library. Lists of products stand in pages without the cart, so they are apart from it.',
      severity: 'error',
      from: { path: '^packages/ui/src/(cart|listing)/', pathNot: TESTS },
      to: {
        pathNot: ['^packages/ui/src/$1/', '^node_modules/(@types/)?react/'],
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'Components are given what they show; whoever uses them fetches.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(admin|server|storefront-(cart|discovery|kit)|dev-store)/' },
    },
    {
      name: 'ui-cart-and-ui-admin-are-apart',
      comment: 'A shopper never downloads Polaris, and the admin never the drawer’s components.',
      severity: 'error',
      from: { path: '^packages/ui/src/(cart|listing|admin)/' },
      to: { path: '^packages/ui/src/(cart|listing|admin)/', pathNot: '^packages/ui/src/$1/' },
    },
    {
      name: 'polaris-is-behind-ui-admin',
      comment:
        'Polaris is no longer maintained, and Shopify’s admin has a new look: when its components change, one folder ' +
        'does, with one file for each.',
      severity: 'error',
      from: { pathNot: '^(packages/ui/src/admin|node_modules)/' },
      to: { path: '^node_modules/@shopify/polaris(-icons)?/' },
    },
    {
      name: 'kit-is-light',
      comment:
        'Every surface of a storefront loads the kit: what shoppers pay for on each page is Preact, signals, the light ' +
        'parts of core, and types.',
      severity: 'error',
      from: {
        path: '^packages/storefront-kit/src/',
        pathNot: ['^packages/storefront-kit/src/preview/', TESTS],
      },
      to: {
        pathNot: [
          '^packages/storefront-kit/src/',
          FEATHERWEIGHT,
          '^node_modules/(preact|@preact/signals|(@types/)?react)/',
        ],
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'shoppers-load-no-preview',
      comment: 'What the frames of previews share is for merchants alone.',
      severity: 'error',
      from: {
        path: '^packages/storefront-(cart|discovery|kit)/src/',
        pathNot: ['^packages/storefront-(cart|discovery|kit)/src/preview/', TESTS],
      },
      to: { path: '^packages/storefront-(cart|discovery|kit)/src/preview/' },
    },
    {
      name: 'previews-stand-on-the-contract',
      comment:
        'The room that the frames of all surfaces share takes the messages from core, and no more than shoppers do besides: ' +
        'the page of a surface without a frame of its own is small.',
      severity: 'error',
      from: { path: '^packages/storefront-kit/src/preview/', pathNot: TESTS },
      to: {
        pathNot: [
          '^packages/storefront-kit/src/preview/',
          '^packages/core/src/contract/preview[.]ts$',
          FEATHERWEIGHT,
        ],
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'kit-knows-no-surface',
      comment:
        'The kit is what surfaces share. One that it knew, even by a type, would be loaded or built along with the others.',
      severity: 'error',
      from: { path: '^packages/storefront-kit/' },
      to: {
        path: '^packages/(storefront-(cart|discovery)|admin|server|ui|dev-store)/|^(extensions|examples)/',
      },
    },
    {
      name: 'discovery-is-light',
      comment:
        'Whoever opens a list of products pays for it: the kit, what is seen of lists, and what of core is light. The cart ' +
        'is another surface, which a page may lack.',
      severity: 'error',
      from: { path: '^packages/storefront-discovery/src/', pathNot: TESTS },
      to: {
        pathNot: [
          '^packages/storefront-(discovery|kit)/src/',
          '^packages/ui/src/listing/',
          '^packages/core/src/storefront/spoken-languages[.]ts$',
          FEATHERWEIGHT,
          '^node_modules/(preact|(@types/)?react)/',
        ],
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'surfaces-are-apart',
      comment: 'A surface can be built, loaded and left out by itself; what two share goes to the kit.',
      severity: 'error',
      from: { path: '^packages/storefront-(cart|discovery)/' },
      to: { path: '^packages/storefront-(cart|discovery)/', pathNot: '^packages/storefront-$1/' },
    },
    {
      name: 'storefront-is-its-own-app',
      comment: 'The shopper’s path never touches our server, and the embed ships without the admin.',
      severity: 'error',
      from: { path: '^packages/storefront-(cart|discovery)/' },
      to: { path: '^packages/(admin|server|ui/src/admin)/|^(extensions|examples)/' },
    },
    {
      name: 'storefront-ships-no-zod',
      comment:
        'Validators stay on our side of the wire: in a store, core’s documents and contracts are types. The preview, ' +
        'which no shopper loads, compiles documents.',
      severity: 'error',
      from: {
        path: '^packages/storefront-cart/src/',
        pathNot: ['^packages/storefront-cart/src/preview/', TESTS],
      },
      to: {
        path: '^packages/core/src/(cart|components|texts|catalogue/(selection|product)|contract|migrations|discounts|storefront/compile|templates/(?!compiled|limits|address))|^node_modules/zod/',
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'dev-store-engine-only-behind-the-preview',
      comment: 'A store has Shopify’s cart. Only the preview and the in-memory adapter run the dev store’s.',
      severity: 'error',
      from: {
        path: '^packages/storefront-cart/',
        pathNot: ['^packages/storefront-cart/src/(preview|platform/memory)/', TESTS],
      },
      to: { path: '^packages/dev-store/' },
    },
    {
      name: 'storefront-takes-only-the-engine-of-the-dev-store',
      comment: 'The rest of the dev store is a Node server; the preview runs in a browser.',
      severity: 'error',
      from: { path: '^packages/storefront-cart/' },
      to: {
        path: '^packages/dev-store/',
        pathNot: '^packages/dev-store/src/engine/',
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'admin-imports-core-and-ui',
      comment:
        'The admin meets the server over the contract, and the storefront as a built file in the preview’s frame.',
      severity: 'error',
      from: { path: '^packages/admin/' },
      to: {
        path: '^packages/(server|storefront-(cart|discovery|kit)|dev-store|ui/src/(cart|listing))/|^(extensions|examples)/',
      },
    },
    {
      name: 'admin-slices-are-apart',
      comment: 'A feature can be read, changed and removed by itself; what two share goes to shared or core.',
      severity: 'error',
      from: { path: '^packages/admin/src/features/([^/]+)/' },
      to: { path: '^packages/admin/src/features/', pathNot: '^packages/admin/src/features/$1/' },
    },
    {
      name: 'admin-editor-kit-knows-no-feature',
      comment:
        'What every editor and list of documents is made of, pickers first: a part of it that knew an editor could not be used by the next.',
      severity: 'error',
      from: { path: '^packages/admin/src/editor-kit/', pathNot: TESTS },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/admin/src/(editor-kit|shared)/',
          '^packages/admin/src/host/host[.]ts$',
          '^packages/(core|ui)/src/',
        ],
      },
    },
    {
      name: 'admin-editor-kit-knows-no-document',
      comment:
        'What it edits is given to it: carts, widgets and the settings of lists today, others tomorrow.',
      severity: 'error',
      from: { path: '^packages/admin/src/editor-kit/', pathNot: TESTS },
      to: {
        path: [
          '^packages/core/src/(cart|components|listing|migrations|widgets)/',
          '^packages/core/src/contract/(carts|cart-list|previewed-listing|widgets)[.]',
          COLLECTIONS,
          SEARCH,
        ],
      },
    },
    {
      name: 'admin-document-editor-knows-no-feature',
      comment: 'What every editor of a document has around its fields: the document is given to it.',
      severity: 'error',
      from: { path: '^packages/admin/src/document-editor/', pathNot: TESTS },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/admin/src/(document-editor|editor-kit|shared)/',
          '^packages/core/src/(contract|documents|editing)/',
        ],
      },
    },
    {
      name: 'admin-report-kit-knows-no-feature',
      comment:
        'What every report is made of: its definition, what keeps it from being counted and what can be done with its rows are given to it.',
      severity: 'error',
      from: { path: '^packages/admin/src/report-kit/', pathNot: TESTS },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/admin/src/(report-kit|editor-kit|shared)/',
          '^packages/core/src/(analytics|money|schedule|texts)/',
          '^packages/core/src/contract/(reports|shop)[.]',
          '^packages/ui/src/',
        ],
      },
    },
    {
      name: 'admin-report-kit-knows-no-report',
      comment: 'A part of it that knew a report could not be used by the next.',
      severity: 'error',
      from: { path: '^packages/admin/src/report-kit/', pathNot: TESTS },
      to: { path: '^packages/core/src/analytics/reports/(?!report[.])' },
    },
    {
      name: 'admin-shared-is-below-all',
      comment: 'What list, editors and kit share may not lead back to one of them.',
      severity: 'error',
      from: { path: '^packages/admin/src/shared/', pathNot: TESTS },
      to: {
        path: '^packages/admin/src/(app|document-editor|editor-kit|report-kit|features|(widget|listing)-settings)/',
      },
    },
    {
      name: 'admin-knows-no-host',
      comment:
        'Whether the app has a window of its own or is shown in Shopify’s admin is for the shell to choose; everybody else ' +
        'has `useHost` (host/host), and what both hosts show of theirs: toasts and page titles in shared.',
      severity: 'error',
      from: { path: '^packages/admin/src/', pathNot: ['^packages/admin/src/(host|app)/', TESTS] },
      to: {
        path: '^packages/admin/src/host/(?!host[.]ts)|^packages/ui/src/admin/(top-bar|page-menu|toast-region)[.]',
      },
    },
    {
      name: 'hosts-are-apart',
      comment: 'Each adapter can be read and loaded by itself.',
      severity: 'error',
      from: { path: '^packages/admin/src/host/(standalone|embedded)/' },
      to: {
        path: '^packages/admin/src/(app|features)/|^packages/admin/src/host/(standalone|embedded)/',
        pathNot: '^packages/admin/src/host/$1/',
      },
    },
    {
      name: 'settings-serve-several-editors',
      comment:
        'The fields of a widget stand in its own editor and in the cart’s, those of a list in every editor of one, so they ' +
        'know none: they are given what is edited and say what is changed.',
      severity: 'error',
      from: { path: '^packages/admin/src/(widget|listing)-settings/', pathNot: TESTS },
      to: {
        path: '^packages/admin/src/',
        pathNot: '^packages/admin/src/($1-settings|editor-kit|shared)/',
      },
    },
    {
      name: 'server-knows-only-shopify',
      comment:
        'There is one platform adapter, Shopify’s wire formats. The dev store is on the other end of the wire, so that ' +
        'what works with it works with Shopify.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(dev-store|admin|storefront-(cart|discovery|kit)|ui)/|^(extensions|examples)/' },
    },
    {
      name: 'server-http-is-below-features',
      comment:
        'Every route stands on http: what it knew of Shopify, or of one feature, all of them would depend on.',
      severity: 'error',
      from: { path: '^packages/server/src/http/', pathNot: TESTS },
      to: { path: '^packages/server/src/', pathNot: '^packages/server/src/(http|db|process)/' },
    },
    {
      name: 'server-features-are-listed-above',
      comment:
        'A folder says in its feature.ts what it adds to the server. server-features lists them and start-server starts them: ' +
        'none knows these, or what another one adds.',
      severity: 'error',
      from: { path: '^packages/server/src/[^/]+/', pathNot: TESTS },
      to: { path: '^packages/server/src/([^/]+|[^/]+/feature|cart/edits/feature)[.]ts$' },
    },
    {
      name: 'dev-store-judges-for-itself',
      comment:
        'The dev store proves that checkout charges what the cart shows: it must not reuse the rules that it checks, ' +
        'only money and types.',
      severity: 'error',
      from: { path: '^packages/dev-store/src/', pathNot: TESTS },
      to: {
        path: '^packages/(core|admin|server|storefront-(cart|discovery|kit)|ui)/|^(extensions|examples)/',
        pathNot: '^packages/core/src/money/',
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'dev-store-engine-is-pure',
      comment:
        'The engine also runs in the browser behind the editor’s preview: no Node, no server, no parsers.',
      severity: 'error',
      from: { path: '^packages/dev-store/src/engine/', pathNot: TESTS },
      to: {
        pathNot: ['^packages/dev-store/src/engine/', '^packages/core/src/money/'],
        dependencyTypesNot: TYPE_ONLY,
      },
    },
    {
      name: 'extensions-import-core',
      comment: 'They are deployed to Shopify by themselves, and a function has 256 KB.',
      severity: 'error',
      from: { path: '^extensions/', pathNot: TESTS },
      to: { pathNot: ['^extensions/', '^packages/core/src/'] },
    },
    {
      name: 'nobody-imports-examples-or-tests',
      comment: 'They wire things together; a product that needs them is put together the wrong way round.',
      severity: 'error',
      from: { path: '^(packages|extensions)/' },
      to: { path: '^(examples|tests)/' },
    },
    {
      name: 'packages-meet-by-name',
      comment:
        'A package is reached through its exports (@cartwright/core/…), never through a path into its folder.',
      severity: 'error',
      from: { path: '^(packages|extensions|examples)/([^/]+)/' },
      to: {
        path: '^(packages|extensions|examples)/[^/]+/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'product-does-not-import-tests',
      comment: 'Fixtures and builders of tests do not ship.',
      severity: 'error',
      from: { path: '^(packages|extensions|examples)/', pathNot: TESTS },
      to: {
        path: '[.]test[.]tsx?$|^packages/(core|server|storefront-(cart|discovery|kit)|ui|dev-store)/src/.*/?testing/',
      },
    },
    {
      name: 'no-barrels',
      comment: 'An index file hides where things are and drags in what nobody asked for.',
      severity: 'error',
      from: { path: '^(packages|extensions|examples)/' },
      to: { path: '^(packages|extensions|examples)/.*/index[.]tsx?$' },
    },
    {
      name: 'kebab-case-files',
      comment: 'One way to name files: no guessing, and no trouble on disks that ignore case.',
      severity: 'error',
      from: {},
      to: { path: '^(packages|extensions|examples|tests)/.*[A-Z_][^/]*[.]tsx?$' },
    },
    {
      name: 'no-cycles',
      comment: 'In a cycle nothing can be understood, tested or loaded by itself.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere on this machine, or only by luck of hoisting.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^extensions/cart-embed/assets/|(^|/)(dist|[.]cache|[.]data|test-results|playwright-report)/',
    },
    // So that imports of types are seen, and told apart.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    builtInModules: { add: ['node:test'] },
  },
};
