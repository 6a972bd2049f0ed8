import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

// The test runner would load the module form of graphql beside the other one that mercurius loads; one schema needs one.
const graphql = createRequire(import.meta.url).resolve('graphql')

export default defineConfig({
  test: {
    // A core is not left idle for the runner itself, which mostly waits.
    maxWorkers: '100%',
    exclude: ['node_modules/**', 'build/**', '.data/**', 'tests/journeys/**'],
    projects: [
      // Files share modules, whose loading took half of the time. Those that replace or reset modules are run in processes of their own.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.{server,audit,isolated}.test.{ts,tsx}', 'node_modules/**', 'build/**', '.data/**', 'tests/**'],
          isolate: false,
          setupFiles: ['tests/support/rules.setup.ts'],
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'isolated', include: ['**/*.isolated.test.{ts,tsx}'], testTimeout: 20_000 } },
      {
        extends: true,
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: 'server',
          include: ['**/*.server.test.ts'],
          exclude: ['tests/judge/**', 'node_modules/**', 'build/**', '.data/**'],
          globalSetup: ['tests/support/database.setup.ts'],
          // Files share the modules of the server, whose loading took a third of the time; each opens its own database, and none mocks a module.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      // They measure the time of programs, and so run beside nothing else.
      { extends: true, test: { name: 'judge', include: ['tests/judge/*.server.test.ts'], isolate: false, testTimeout: 20_000, hookTimeout: 30_000 } },
      // Long drills, one after another: `npm run audit`.
      {
        extends: true,
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: 'audit',
          include: ['**/*.audit.test.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
