import { FORMATTER_FILES, FORMATTER_PATH, type FormatRequest, type FormatResponse } from '../../rules/formatter.ts'
import { indentOf, type EditorSettings } from './editor-settings.ts'

const MAX_MS = 15_000

/** Formats a Python program with Ruff, in a worker that ends with it. Null if it has syntax errors; rejects if the formatter cannot be loaded. */
export async function formatPython(code: string, settings: EditorSettings): Promise<string | null> {
  const worker = new Worker(`${FORMATTER_PATH}/${FORMATTER_FILES[0]}`)
  try {
    return await new Promise<string | null>((resolve, reject) => {
      const fail = () => reject(new Error('We couldn’t load the formatter. Try again.'))
      worker.addEventListener('message', ({ data }: MessageEvent<FormatResponse>) => resolve(data.formatted))
      worker.addEventListener('error', fail)
      setTimeout(fail, MAX_MS)
      worker.postMessage({ code, indentWidth: indentOf(settings, 'python').length } satisfies FormatRequest)
    })
  } finally {
    worker.terminate()
  }
}
