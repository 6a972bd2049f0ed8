/** The worker that formats Python with Ruff, built as one script (decision 045). */
import init, { format } from '@wasm-fmt/ruff_fmt/web'
import { FORMATTER_FILES, FORMATTER_PATH, type FormatRequest } from '../../rules/formatter.ts'
import { lineOfByte, type Formatting } from '../../rules/formatting.ts'

const scope = globalThis as unknown as { postMessage(response: Formatting): void; addEventListener(name: 'message', listener: (event: { data: FormatRequest }) => void): void }
/** Ruff ends its sentences with `at byte range 17..20`. */
function errorLine(code: string, message: string): number | null {
  const byte = /byte range (\d+)/.exec(message)?.[1]
  return byte === undefined ? null : lineOfByte(code, Number(byte))
}

const loading = init(`${FORMATTER_PATH}/${FORMATTER_FILES[1]}`)

scope.addEventListener('message', ({ data: { code, indentWidth } }) => {
  void loading.then(() => {
    try {
      scope.postMessage({ formatted: format(code, 'solution.py', { indent_style: 'space', indent_width: indentWidth, line_width: 100 }) })
    } catch (error) {
      scope.postMessage({ errorLine: errorLine(code, String(error)) })
    }
  })
})
