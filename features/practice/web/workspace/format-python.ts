import { FORMATTER_FILES, FORMATTER_PATH, type FormatRequest } from '../../rules/formatter.ts'
import type { Formatting } from '../../rules/formatting.ts'
import { indentOf, type EditorSettings } from './editor-settings.ts'

const MAX_MS = 15_000

/** Formats a Python program with Ruff, in a worker that ends with it. Rejects if the formatter cannot be loaded. */
export async function formatPython(code: string, settings: EditorSettings): Promise<Formatting> {
  const worker = new Worker(`${FORMATTER_PATH}/${FORMATTER_FILES[0]}`)
  try {
    return await new Promise<Formatting>((resolve, reject) => {
      const fail = () => reject(new Error('We couldn’t load the formatter. Try again.'))
      worker.addEventListener('message', ({ data }: MessageEvent<Formatting>) => resolve(data))
      worker.addEventListener('error', fail)
      setTimeout(fail, MAX_MS)
      worker.postMessage({ code, indentWidth: indentOf(settings, 'python').length } satisfies FormatRequest)
    })
  } finally {
    worker.terminate()
  }
}
