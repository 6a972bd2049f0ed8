import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { FrameMessage, RunJob } from '#features/practice/rules/runner.ts'
import { compileEngine } from './sandboxed/run-javascript.ts'

let dispatch: (event: { data: object }) => void
let messages: FrameMessage[] = []

beforeAll(() => {
  vi.stubGlobal('postMessage', (text: string) => messages.push(JSON.parse(text) as FrameMessage))
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof dispatch) => void (dispatch = listener))
})

/** The messages of a fresh worker that runs a program. */
async function run(source: string, calls = ['[]', '[]']): Promise<FrameMessage[]> {
  vi.resetModules()
  messages = []
  await import('./sandboxed/browser-worker.ts')
  dispatch({ data: { module: compileEngine() } })
  const job: RunJob & { id: number } = { id: 1, engine: 'javascript', function: 'answer', source, calls, tables: [], megabytes: 256 }
  dispatch({ data: job })
  await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'end', id: 1 }), { timeout: 10_000 })
  return messages
}
const answers = async (source: string) => (await run(source)).filter((message) => message.type === 'answer')

describe('The worker for JavaScript in the browser (requirement J-14)', () => {
  test('reports that it is ready, the answer and output of each call, and the end', async () => {
    const all = await run('console.log("loaded")\nlet count = 0\nfunction answer() { console.log(count += 1); return [count, NaN] }')
    expect(all).toMatchObject([
      { type: 'ready', engine: 'javascript' },
      { type: 'answer', id: 1, at: 0, value: '[1,{"$":"NaN"}]', printed: 'loaded\n1\n' },
      { type: 'answer', id: 1, at: 1, value: '[2,{"$":"NaN"}]', printed: '2\n' },
      { type: 'end', id: 1 },
    ])
  })

  test('stops at the first call that exceeds a limit, and names the limit', async () => {
    expect(await answers('const all = []\nfunction answer() { for (;;) all.push(new Array(100000).fill(7)) }')).toMatchObject([{ at: 0, limit: 'memory' }])
    expect(await answers('const all = []\nfor (;;) all.push(new Array(100000).fill(7))\nfunction answer() {}')).toMatchObject([{ at: 0, limit: 'memory' }])
    expect(await answers('function answer() { for (;;) console.log("more") }')).toMatchObject([{ at: 0, limit: 'output' }])
    expect(await answers('function answer() { return "x".repeat(1100000) }')).toMatchObject([{ at: 0, limit: 'output' }])
  })

  test('reports a syntax error once, and an error while loading for each call', async () => {
    expect(await answers('function answer( {')).toMatchObject([{ at: -1, raised: expect.stringMatching(/^SyntaxError: .* \(line 1\)$/) }])
    expect(await answers('\nnull.x\nfunction answer() {}')).toMatchObject([0, 1].map((at) => ({ at, raised: expect.stringMatching(/^TypeError: .* \(line 2\)$/) })))
  })

  test('tells a program that calls itself too often how deep it may go here, and in the judge', async () => {
    const [deep] = await answers('const answer = () => 1 + answer()')
    expect(deep).toMatchObject({ raised: expect.stringMatching(/^Your program called itself too many times without returning\.[^]*\nRun in the browser allows only a few hundred nested calls\. Submit allows more than 10,000, and runs the samples too\.$/) })
    expect(await answers('const sum = (n) => (n === 0 ? 0 : 1 + sum(n - 1))\nconst answer = () => sum(800)')).toMatchObject([{ value: '800' }, { value: '800' }])
    expect((await answers('const answer = () => missing()'))[0]).toMatchObject({ raised: expect.not.stringContaining('Submit') })
  })

  test('prints objects that refer to each other quickly, with a limit', async () => {
    const [first] = await answers('const all = Array.from({ length: 12 }, () => ({}))\nfor (const one of all) one.others = all\nconsole.log(all[0], { many: new Array(1e6).fill(1) })\nfunction answer() {}')
    expect(first).toMatchObject({ value: 'null' })
    expect(first!.printed.length).toBeLessThanOrEqual(8_000)
  })

  test('drops output that the program makes longer than allowed', async () => {
    const [first] = await answers('String.prototype.slice = () => "x".repeat(1e7)\nfunction answer() { console.log(1); return 1 }')
    expect(first).toMatchObject({ value: '1', printed: '' })
  })
})
