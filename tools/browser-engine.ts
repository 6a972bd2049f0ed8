import { join } from 'node:path'
import { build } from 'vite'

/** Puts together what Run begins with in JavaScript (decision 027): one script for the worker, and the engine, which is an asset of its package. */
export async function buildBrowserEngine(root: string): Promise<string> {
  const folder = join(root, 'build/javascript')
  const input = join(root, 'judge/sandboxed/browser-worker.ts')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        // The frame hands the engine in; the script is no module, and asks for nothing.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'worker.js', assetFileNames: 'engine.wasm' },
      },
    },
  })
  return folder
}
