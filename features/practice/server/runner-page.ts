import { createHash } from 'node:crypto'
import { RUNNER_TEXTS } from './runner-texts.ts'

/**
 * The page of the sandboxed frame: one script, and the sources of its workers as plain text. Its content policy allows no network: the embedding
 * page hands in everything that it needs.
 */
export function runnerPage(): { html: string; policy: string } {
  const { frame, ...texts } = RUNNER_TEXTS
  const script = `(() => {\n${frame}\n})()`
  const plain = Object.entries(texts).map(([id, text]) => `<script type="text/plain" id="${id}">${text}</script>`).join('')
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Runner</title></head><body>${plain}<script>${script}</script></body></html>`,
    policy:
      `default-src 'none'; script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'; worker-src blob:; connect-src 'none'; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  }
}
