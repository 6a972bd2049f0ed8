import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const found = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/journeys.setup.ts',
  // Journeys of rare or slow cases are for `npm run audit`, which sets AUDIT=1.
  ...(process.env['AUDIT'] === undefined && { grepInvert: /@audit/ }),
  fullyParallel: true,
  // A journey waits most of its time, for the network, for timers and for other people.
  workers: 4,
  timeout: 45_000,
  // A journey that succeeds only at the second try is listed at the end with its first error, to be mended.
  retries: 1,
  expect: { timeout: 8_000 },
  reporter: [['json', { outputFile: 'test-results/journeys.json' }], ['line']],
  outputDir: 'test-results/journeys',
  use: {
    // Nobody watches the transitions; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env['JOURNEYS_ORIGIN'] ?? `http://127.0.0.1:${process.env['JOURNEYS_PORT'] ?? '3199'}`,
    // Recording costs a twentieth of the time; `TRACE=1` asks for it.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(found !== undefined && { executablePath: found }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
