/** The worker that formats Python with Ruff, built as one script (decision 045). */
import init, { format } from '@wasm-fmt/ruff_fmt/web'
import { FORMATTER_FILES, FORMATTER_PATH, type FormatRequest, type FormatResponse } from '../../rules/formatter.ts'

const scope = globalThis as unknown as { postMessage(response: FormatResponse): void; addEventListener(name: 'message', listener: (event: { data: FormatRequest }) => void): void }
const loading = init(`${FORMATTER_PATH}/${FORMATTER_FILES[1]}`)

scope.addEventListener('message', ({ data: { code, indentWidth } }) => {
  void loading.then(() => {
    try {
      scope.postMessage({ formatted: format(code, 'solution.py', { indent_style: 'space', indent_width: indentWidth, line_width: 100 }) })
    } catch {
      scope.postMessage({ formatted: null })
    }
  })
})
