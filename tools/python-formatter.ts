import { copyFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds what Format loads for Python (decision 045): one script for the worker, and the formatter as WebAssembly. */
export async function buildPythonFormatter(root: string): Promise<string> {
  const folder = join(root, 'build/format')
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
        input: join(root, 'features/practice/web/workspace/python-formatter-worker.ts'),
        // The worker is no module; it names the file of the formatter itself.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'worker.js' },
      },
    },
  })
  // The package names its file in a way that copies it once more.
  rmSync(join(folder, 'assets'), { recursive: true, force: true })
  copyFileSync(createRequire(import.meta.url).resolve('@wasm-fmt/ruff_fmt/wasm'), join(folder, 'formatter.wasm'))
  return folder
}
