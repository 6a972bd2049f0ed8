/** The boundaries between layers (docs/architecture.md). Each comment is the message that a violation prints. */
const WEB_PACKAGES = [
  'react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', '@tiptap', 'lowlight', 'highlight.js', 'katex', 'vite', '@codemirror', '@lezer', '@tanstack/query-core', 'graphql-ws', 'idb-keyval', 'style-mod', 'w3c-keyname', 'crelt', '@marijn',
]

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or need a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'rules/ may import only rules/ and zod.',
      from: { path: '(^|/)rules/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['(^|/)rules/', 'node_modules/zod/'] },
    },
    {
      name: 'browser-and-server-never-meet',
      severity: 'error',
      comment: 'The two rooms talk over GraphQL or REST; what both must know is a rule.',
      from: { path: '/(web|server)/', pathNot: '^app/' },
      to: { path: ['^features/[^/]+/(web|server)/', '^platform/(web|server)/'], pathNot: '/$1/' },
    },
    {
      name: 'knock-at-the-door',
      severity: 'error',
      comment: 'Another feature is entered through its rules/, its server/public.ts or its web/public.tsx.',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: ['^features/$1/', '/rules/', '/public[.]tsx?$'] },
    },
    {
      name: 'platform-knows-no-product',
      severity: 'error',
      comment: 'platform/ must not import features/, app/ or database/.',
      from: { path: '^platform/' },
      to: { path: '^(features|app|database)/' },
    },
    {
      name: 'nobody-imports-the-roof',
      severity: 'error',
      comment: 'app/ composes; it is never used.',
      from: { pathNot: '^(app|tests|tools|bench)/' },
      to: { path: '^app/' },
    },
    {
      name: 'use-cases-know-no-transport',
      severity: 'error',
      comment: 'Only *.schema.ts, *.live.ts and *.routes.ts know GraphQL or Fastify.',
      from: { path: '^features/[^/]+/server/', pathNot: '[.](schema|live|routes|server[.]test)[.]ts$|/public[.]ts$' },
      to: { path: 'node_modules/(graphql|fastify|mercurius|@pothos)/|^platform/server/graphql/builder' },
    },
    {
      name: 'only-queries-touch-the-database',
      severity: 'error',
      comment: 'SQL lies in *.queries.ts.',
      from: { path: '^(features|platform|app|database)/', pathNot: '[.]queries[.]ts$|^platform/server/(database|sessions)/' },
      to: { path: '^platform/server/database/sql[.]ts$' },
    },
    {
      name: 'the-judge-knows-nothing',
      severity: 'error',
      comment: 'judge/ may see only itself and the rules of practice.',
      from: { path: '^judge/' },
      to: { pathNot: ['^judge/', '^features/practice/rules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'web-packages-are-listed',
      severity: 'error',
      comment: 'A new browser package is a decision: add it here and in docs/decisions.',
      from: { path: '/web/' },
      to: { path: 'node_modules/', pathNot: `node_modules/(${WEB_PACKAGES.join('|')})(/|$)` },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'A file is imported by its own name, not through an index.',
      from: {},
      to: { path: ['/index[.]tsx?$'], pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]test[.]tsx?$|^build/|generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
