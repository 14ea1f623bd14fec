import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing has one name everywhere.',
};
const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only server/src/config.ts reads the environment: take the value from the configuration.',
};
const clock = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Services take the time from their clock: use clock.now().',
};
/** Vitest compares an expression in `toMatchObject` by its own keys, of which it has none. */
const expressionInMatch = {
  selector: "CallExpression[callee.property.name='toMatchObject'] Property > Literal[regex]",
  message: 'Every value matches this. Write expect.stringMatching(/…/).',
};
const inlineSpread = {
  selector: [
    ...['', ' > TSAsExpression', ' > TSSatisfiesExpression'].map(
      (typed) => `ObjectExpression > SpreadElement${typed} > ObjectExpression`,
    ),
    'JSXSpreadAttribute > ObjectExpression',
  ].join(', '),
  message: 'Write the properties of the inner literal out: spreading it changes nothing but the number of lines.',
};
const tupleArguments = {
  selector: [
    ...['', ' > TSAsExpression', ' > TSSatisfiesExpression'].map(
      (typed) => `:matches(CallExpression, NewExpression) > SpreadElement${typed} > ArrayExpression`,
    ),
  ].join(', '),
  message: 'Write the arguments out: spreading a literal hides which is which.',
};
const cacheWrites = {
  selector: 'CallExpression[callee.property.name=/^(setQueryData|setQueriesData|invalidateQueries)$/]',
  message: 'Only *.api.ts and *.realtime.ts write the query cache: add a function there.',
};
const plainReload = {
  selector: "CallExpression[callee.property.name='invalidateQueries'][arguments.length=1]",
  message:
    'Call reload of web/src/lib/api/newer-data.ts: the answer to a first request that is running may have missed the change.',
};
const inexactNames = [
  {
    selector: [
      "CallExpression[callee.property.name='getByRole'] > ObjectExpression:not(:has(> Property[key.name='exact'])) > Property[key.name='name']:not([value.regex]):not([value.type='NewExpression'])",
      'CallExpression[callee.property.name=/^getBy(Label|AltText|Placeholder|Title)$/][arguments.length=1] > :matches(Literal:not([regex]), TemplateLiteral).arguments',
    ].join(', '),
    message:
      'Without `exact: true` this also finds longer names that contain this one, perhaps on the page that is just being left. Add it, or use a regular expression.',
  },
  {
    selector:
      "CallExpression[callee.property.name='getByText'][arguments.length=1] > :matches(Literal[value=/^\\d/], TemplateLiteral[quasis.0.value.raw=/^\\d|^$/]).arguments",
    message: 'Without `exact: true` this also finds larger numbers: “4 left” is part of “14 left”.',
  },
];
const realtimeClient = { name: 'pusher-js', message: 'Only web/src/app/realtime.ts speaks to the realtime server.' };
const layersOfMantine = {
  name: '@mantine/core',
  importNames: ['Modal', 'Drawer', 'Menu', 'Popover'],
  message: 'Take it from web/src/ui/layers, so that Back closes it.',
};
const sourceFiles = ['{contract,engine,server,web,bench,e2e}/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', '**/test-results/**', '**/playwright-report/**'] },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: sourceFiles })),
  {
    files: sourceFiles,
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments, environment],
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Only api-client.ts and content-client.ts of the web, and server adapters, call the network.',
        },
        { name: 'WebSocket', message: 'Only web/src/app/realtime.ts opens sockets.' },
      ],
      'no-restricted-imports': ['error', { paths: [realtimeClient] }],
    },
  },
  {
    files: ['server/src/features/**/*.ts', 'server/src/http/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments, environment, clock] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.api.ts', '**/*.realtime.ts', 'web/src/lib/api/newer-data.ts', '**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'no-restricted-imports': ['error', { paths: [realtimeClient, layersOfMantine] }],
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments, environment, cacheWrites],
    },
  },
  {
    files: ['web/src/**/*.{api,realtime}.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments, environment, plainReload],
    },
  },
  {
    files: ['web/src/ui/{layers,editor}/**/*.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [realtimeClient] }] },
  },
  {
    files: [
      'web/src/lib/api/api-client.ts',
      'web/src/features/knowledge-base/content/content-client.ts',
      'server/src/adapters/**/*.ts',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['web/src/app/realtime.ts', 'server/src/adapters/realtime/**/*.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: ['server/src/config.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments] },
  },
  {
    files: tests,
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments, expressionInMatch],
      'no-restricted-imports': 'off',
    },
  },
  {
    files: ['e2e/{journeys,support,demonstrations}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, inlineSpread, tupleArguments, ...inexactNames] },
  },
  { files: ['**/*.config.{ts,js}'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['bench/**/*.ts'], rules: { 'no-console': 'off' } },
);
