import { expect, test } from 'vitest'
import { judgeLines, judgeSentence } from './judge-summary.ts'

const TRACE = 'javascript, native: The sandbox could not be set up. node:internal/modules/cjs/loader:1595 Error: Cannot find module'

test('the state of a judge is one sentence, without a stack trace, and says which languages do not run', () => {
  expect(judgeSentence(`Sandboxes: Python native (bubblewrap), JavaScript none, numpy WebAssembly. ${TRACE}`)).toEqual({ isReady: false, text: 'Ready, but not for JavaScript. The log of the judge says why.' })
  expect(judgeSentence(`Sandboxes: Python WebAssembly, JavaScript WebAssembly, numpy WebAssembly. ${TRACE}`)).toEqual({ isReady: true, text: 'Ready for all languages.' })
  expect(judgeSentence(`Sandboxes: Python none, JavaScript none, numpy none. ${TRACE}`)).toEqual({ isReady: false, text: 'Off: no sandbox could be set up. The log of the judge says why.' })
  expect(judgeSentence(null).text).toBe('Off: no judge has sent a heartbeat recently.')
})

test('each language has its sandbox', () => {
  expect(judgeLines('Sandboxes: Python native (bubblewrap), JavaScript none, numpy WebAssembly.')).toEqual([
    { language: 'Python', sandbox: 'native (bubblewrap)' },
    { language: 'JavaScript', sandbox: null },
    { language: 'NumPy', sandbox: 'WebAssembly' },
  ])
})
