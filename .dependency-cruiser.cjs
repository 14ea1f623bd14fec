/** The import rules of the architecture. Each comment says what to do instead. */
const tests = '(\\.test\\.tsx?$|\\.conformance\\.ts$|/testing/|^e2e/|^bench/)';

/** Services of other features that a server feature may call. All other imports between features are forbidden. */
const serviceTable = {
  accounts: ['quota', 'mails', 'api-keys', 'images'],
  'api-keys': [],
  attempts: [],
  mails: [],
  webhooks: [],
  adjustments: ['images'],
  collections: ['images', 'notes'],
  colours: [],
  content: [],
  tutorials: ['content'],
  assistant: [],
  chats: ['renders', 'images', 'colours', 'assistant'],
  suggestions: ['assistant'],
  downloads: ['images', 'collections', 'renders', 'runs', 'notes', 'provenance'],
  drawings: ['images'],
  renders: ['quota', 'images', 'default-prompts', 'webhooks', 'engines', 'colours'],
  runs: ['renders', 'quota', 'images', 'mails', 'webhooks'],
  engines: ['audit'],
  files: ['images', 'collections', 'showcase', 'explore'],
  images: ['provenance'],
  notes: ['images'],
  showcase: ['images', 'notes', 'audit'],
  audit: [],
  'default-prompts': ['audit'],
  explore: ['images', 'showcase', 'audit'],
  people: ['quota', 'audit'],
  reports: ['images', 'showcase', 'audit'],
  health: ['renders', 'assistant', 'audit', 'backups', 'provenance'],
  quota: ['mails'],
  billing: ['accounts', 'quota', 'mails', 'audit'],
  realtime: ['accounts', 'chats'],
  backups: ['accounts', 'audit', 'secrets'],
  secrets: ['mails'],
  product: [],
  provenance: [],
};

/** Layers of the engine, from the lowest. Each may import only those before it; the text says what to do instead. */
const layers = [
  ['foundation', 'The foundation handles geometry, pixels and threads, but no words: pass what it needs as numbers.'],
  ['words', 'Words are parsed into plain data before anything is drawn or analysed: let the caller use both.'],
  ['studio', 'The studio draws from a brief and does not analyse pictures: let the operation prepare what it needs.'],
  ['perception', 'Perception analyses pictures and does not edit them by words: return findings to the caller.'],
  ['tools', 'A tool receives its task and its context: let the operation in run/ call both, and pass the result in.'],
  ['run', 'Operations, threads and checks are the top layer; only the entry point, engine/src/index.ts, imports them.'],
];

/** Folders of the studio, from the lowest. Each may import only those before it. */
const studioFolders = [
  'body',
  'materials',
  'fabrics',
  'patterns',
  'parts',
  'artwork',
  'dressing',
  'construction',
  'forms',
  'camera',
  'light',
  'stands',
  'mannequin',
  'arrangement',
  'props',
  'settings',
  'scene',
  'render',
  'glass',
  'fur',
  'picture',
  'looks',
  'textile',
];

/**
 * Folders of `construction`, from which garments and products are built, from the lowest. Each may import only those
 * before it.
 */
const constructionFolders = [
  'finishes',
  'lettering',
  'sewing',
  'hardware',
  'gemstones',
  'collars',
  'tops',
  'legs',
  'draped',
  'tailored',
  'square-cut',
  'products',
];

/** One rule for each of the given folders in `path`: it must not import a folder that comes after it. */
const inOrder = (path, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${path.split('/').at(-1)}-${folder}-imports-lower-folders`,
    comment: `Folders of ${path} import only those before them in .dependency-cruiser.cjs: move what both need down, or pass it in.`,
    severity: 'error',
    from: { path: `^${path}/${folder}/`, pathNot: tests },
    to: { path: `^${path}/(${folders.slice(index + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    ...inOrder('engine/src/studio', studioFolders),
    ...inOrder('engine/src/studio/construction', constructionFolders),
    {
      name: 'forms-do-not-import-each-other',
      comment: 'What two forms share belongs to engine/src/studio/construction.',
      severity: 'error',
      from: { path: '^engine/src/studio/forms/([^/]+)/', pathNot: tests },
      to: { path: '^engine/src/studio/forms/', pathNot: ['^engine/src/studio/forms/$1/', tests] },
    },
    {
      name: 'no-cycles-of-folders-in-the-studio',
      comment: 'Two folders need each other: move what both need into a third.',
      scope: 'folder',
      severity: 'error',
      from: { path: '^engine/src/studio' },
      to: { circular: true },
    },
    {
      name: 'studio-files-are-in-folders',
      comment:
        'A file of the studio belongs to one of its folders, which .dependency-cruiser.cjs lists in their order.',
      severity: 'error',
      from: {},
      to: { path: '^engine/src/studio/', pathNot: `^engine/src/studio/(${studioFolders.join('|')})/` },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'Both sides share the contract: limit it to schemas and pure rules.',
      severity: 'error',
      from: { path: '^contract/src', pathNot: tests },
      to: { pathNot: ['^contract/src', '^node_modules/zod/'] },
    },
    {
      name: 'engine-imports-no-other-workspace',
      comment:
        'The engine turns words and pixels into pixels: pass what it needs in its task. Of the contract it may use the two files that docs/decisions/0025-declared-once.md names.',
      severity: 'error',
      from: { path: '^engine/' },
      to: {
        path: '^(contract|server|web|e2e|bench)/',
        pathNot: '^contract/src/(adjust/colour-table|engine-task)\\.ts$',
      },
    },
    ...layers.slice(0, -1).map(([layer, comment], index) => ({
      name: `engine-${layer}-imports-no-layer-above`,
      comment: `${comment} Types that both need move down.`,
      severity: 'error',
      from: { path: `^engine/src/${layer}/`, pathNot: tests },
      to: {
        path: [
          `^engine/src/(${layers
            .slice(index + 1)
            .map(([above]) => above)
            .join('|')})/`,
          '^engine/src/index\\.ts$',
        ],
      },
    })),
    {
      name: 'engine-run-does-not-import-the-entry-point',
      comment: layers.at(-1)[1],
      severity: 'error',
      from: { path: '^engine/src/run/', pathNot: tests },
      to: { path: '^engine/src/index\\.ts$' },
    },
    {
      name: 'web-does-not-import-server',
      comment: 'Web and server communicate through the contract: move shared types and rules there.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|engine|e2e)/' },
    },
    {
      name: 'server-imports-contract-and-engine-only',
      comment: 'Web and server communicate through the contract: move shared types and rules there.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e|bench)/' },
    },
    {
      name: 'engine-behind-its-adapter',
      comment: 'Only the adapter of the image-engine port imports the built-in engine, and compose.ts creates it.',
      severity: 'error',
      from: { path: '^server/src', pathNot: ['^server/src/adapters/', '^server/src/compose\\.ts$', tests] },
      to: { path: '^engine/' },
    },
    {
      name: 'routes-and-jobs-call-services',
      comment: 'Routes and jobs parse and call one service method; move the work there.',
      severity: 'error',
      from: { path: '\\.(routes|jobs)\\.ts$', pathNot: '^contract/' },
      to: { path: '(\\.repository\\.ts$|^server/src/(ports|adapters|db)/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-compose-imports-adapters',
      comment: 'Depend on the port; compose.ts chooses the adapter.',
      severity: 'error',
      from: {
        path: '^server/src',
        pathNot: [
          '^server/src/(compose|main|worker|open-blobs|open-signer|forget-key|record-engine)\\.ts$',
          '^server/src/adapters/',
          tests,
        ],
      },
      // The settings of engines are plain data that the configuration reads.
      to: { path: '^server/src/adapters/', pathNot: 'image-engine/read-engines\\.ts$' },
    },
    {
      name: 'ports-are-pure',
      comment: 'A port is an interface: no adapter, feature or library behind it.',
      severity: 'error',
      from: { path: '^server/src/ports/' },
      to: {
        pathNot: ['^server/src/(ports|db/tables\\.ts)', '^contract/src', '^node_modules/kysely'],
        dependencyTypesNot: ['core', 'type-only'],
      },
    },
    {
      name: 'repositories-stay-in-their-feature',
      comment: 'Call the other feature’s service instead.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/src/features/.*\\.repository\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    ...Object.entries(serviceTable).map(([feature, allowed]) => ({
      name: `${feature}-uses-declared-services`,
      comment: `Server features call each other through *.service.ts as listed in .dependency-cruiser.cjs; ${feature} may use: ${allowed.join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `^server/src/features/${feature}/`, pathNot: tests },
      to: {
        path: '^server/src/features/',
        pathNot: [
          `^server/src/features/${feature}/`,
          ...allowed.map((name) => `^server/src/features/${name}/${name}\\.service\\.ts$`),
        ],
      },
    })),
    {
      name: 'web-features-do-not-import-each-other',
      comment: 'Let the page pass one feature’s elements and functions to the other.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'only-pages-and-app-compose',
      comment: 'Features, ui and lib are composed by pages and app, not the other way round.',
      severity: 'error',
      from: { path: '^web/src/(features|ui|lib)/' },
      to: { path: '^web/src/(pages|app)/' },
    },
    {
      name: 'pages-do-not-import-pages',
      comment:
        'A hook or component of one feature belongs to that feature; code that combines features for several groups of pages belongs to web/src/pages/shared.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)', pathNot: tests },
      to: { path: '^web/src/pages/', pathNot: ['^web/src/pages/$1(/|$)', '^web/src/pages/shared/'] },
    },
    {
      name: 'ui-and-lib-do-not-import-features',
      comment: 'Components of ui/ take plain values; product words belong to features.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'no-cycles',
      comment: 'Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Move shared code out of the test.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Declare the package in the package.json of the workspace that imports it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.vite)/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
