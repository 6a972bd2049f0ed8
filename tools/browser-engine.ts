import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds what Run loads for JavaScript (decision 027): one script for the worker, and the engine, which is an asset of its package. */
export const buildBrowserEngine = (root: string): Promise<string> => buildWorker(root, 'build/javascript', 'judge/sandboxed/browser-worker.ts')

/** Builds what Run loads for SQL (decision 044). */
export async function buildBrowserSql(root: string): Promise<string> {
  const folder = await buildWorker(root, 'build/sql', 'judge/sandboxed/sql-browser-worker.ts')
  copyFileSync(join(root, 'node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm'), join(folder, 'sqlite.wasm'))
  return folder
}

async function buildWorker(root: string, folder: string, entry: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(root, folder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        // The frame provides the engine; the script is not a module and requests nothing.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'worker.js', assetFileNames: 'engine.wasm' },
      },
    },
  })
  return join(root, folder)
}
