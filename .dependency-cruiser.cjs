/** The boundaries between layers (docs/architecture.md). Each comment is the message that a violation prints. */
const WEB_PACKAGES = [
  '@wasm-fmt/ruff_fmt',
  'react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', '@tiptap', 'lowlight', 'hast-util-from-dom', '@types/hast', 'highlight.js', 'katex', 'vite', '@codemirror', '@replit/codemirror-vim', 'prettier', 'sql-formatter', 'nearley', '@lezer', '@tanstack/query-core', '@ariakit', 'graphql-ws', 'idb-keyval', 'style-mod', 'w3c-keyname', 'crelt', '@marijn', 'd3-scale', 'd3-shape', '@types/d3-scale', '@types/d3-shape',
]

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files must not import each other in a cycle. Merge them, or move the shared part into a third file.',
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
      name: 'markup-is-for-both-sides',
      severity: 'error',
      comment: 'platform/markup/ runs in the browser and on the server. It may import only itself and the packages of the unified collective.',
      from: { path: '^platform/markup/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^platform/markup/', 'node_modules/(hast|mdast|micromark|unist|@types/hast|@types/mdast)'] },
    },
    {
      name: 'web-and-server-are-separate',
      severity: 'error',
      comment: 'web/ and server/ must not import each other. They communicate over GraphQL or REST; shared code belongs in rules/.',
      from: { path: '/(web|server)/', pathNot: '^app/' },
      to: { path: ['^features/[^/]+/(web|server)/', '^platform/(web|server)/'], pathNot: '/$1/' },
    },
    {
      name: 'features-use-public-modules',
      severity: 'error',
      comment: 'Of another feature only rules/, server/public.ts and web/public.tsx may be imported.',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: ['^features/$1/', '/rules/', '/public[.]tsx?$'] },
    },
    {
      name: 'platform-is-generic',
      severity: 'error',
      comment: 'platform/ must not import features/, app/ or database/.',
      from: { path: '^platform/' },
      to: { path: '^(features|app|database)/' },
    },
    {
      name: 'app-is-not-imported',
      severity: 'error',
      comment: 'app/ composes the features; nothing else may import it.',
      from: { pathNot: '^(app|tests|tools|bench)/' },
      to: { path: '^app/' },
    },
    {
      name: 'transport-at-the-edge',
      severity: 'error',
      comment: 'Only *.schema.ts, *.live.ts and *.routes.ts may import GraphQL or Fastify.',
      from: { path: '^features/[^/]+/server/', pathNot: '[.](schema|live|routes|server[.]test)[.]ts$|/public[.]ts$' },
      to: { path: 'node_modules/(graphql|fastify|mercurius|@pothos)/|^platform/server/graphql/builder' },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      comment: 'Only *.queries.ts may import the SQL handle.',
      from: { path: '^(features|platform|app|database)/', pathNot: '[.]queries[.]ts$|^platform/server/(database|sessions)/' },
      to: { path: '^platform/server/database/sql[.]ts$' },
    },
    {
      name: 'judge-is-isolated',
      severity: 'error',
      comment: 'judge/ may import only itself and features/practice/rules/.',
      from: { path: '^judge/' },
      to: { pathNot: ['^judge/', '^features/practice/rules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'web-packages-are-listed',
      severity: 'error',
      comment: 'Browser packages are on an allow-list. Add a new one here and in docs/decisions.',
      from: { path: '/web/' },
      to: { path: 'node_modules/', pathNot: `node_modules/(${WEB_PACKAGES.join('|')})(/|$)` },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import a file by its own name, not through an index file.',
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
