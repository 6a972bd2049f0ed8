import { join } from 'node:path'
import { build } from 'vite'

/** Builds what Run loads for JavaScript (decision 027): one script for the worker, and the engine, which is an asset of its package. */
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
        // The frame provides the engine; the script is not a module and requests nothing.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'worker.js', assetFileNames: 'engine.wasm' },
      },
    },
  })
  return folder
}
