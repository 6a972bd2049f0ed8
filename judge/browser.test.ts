import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { FromFrame, RunJob } from '#features/practice/rules/runner.ts'
import { compileEngine } from './guests/quickjs.ts'

let hear: (event: { data: object }) => void
let said: FromFrame[] = []

beforeAll(() => {
  vi.stubGlobal('postMessage', (text: string) => said.push(JSON.parse(text) as FromFrame))
  vi.stubGlobal('addEventListener', (_name: string, listen: typeof hear) => void (hear = listen))
})

/** What a worker of its own says of a program. */
async function run(source: string, calls = ['[]', '[]']): Promise<FromFrame[]> {
  vi.resetModules()
  said = []
  await import('./guests/browser.ts')
  hear({ data: { module: compileEngine() } })
  const job: RunJob & { id: number } = { id: 1, language: 'javascript', function: 'answer', source, calls }
  hear({ data: job })
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ says: 'end', id: 1 }), { timeout: 10_000 })
  return said
}
const answers = async (source: string) => (await run(source)).filter((one) => one.says === 'answer')

describe('A guest in the browser (requirement J-14)', () => {
  test('says that it is ready, answers each call with what was printed since the one before, and when it is done', async () => {
    const all = await run('console.log("loaded")\nlet count = 0\nfunction answer() { console.log(count += 1); return [count, NaN] }')
    expect(all).toMatchObject([
      { says: 'ready', language: 'javascript' },
      { says: 'answer', id: 1, at: 0, value: '[1,{"$":"NaN"}]', printed: 'loaded\n1\n' },
      { says: 'answer', id: 1, at: 1, value: '[2,{"$":"NaN"}]', printed: '2\n' },
      { says: 'end', id: 1 },
    ])
  })

  test('whoever comes to a limit is told which, and is not asked again', async () => {
    expect(await answers('const all = []\nfunction answer() { for (;;) all.push(new Array(100000).fill(7)) }')).toMatchObject([{ at: 0, limit: 'memory' }])
    expect(await answers('const all = []\nfor (;;) all.push(new Array(100000).fill(7))\nfunction answer() {}')).toMatchObject([{ at: 0, limit: 'memory' }])
    expect(await answers('function answer() { for (;;) console.log("more") }')).toMatchObject([{ at: 0, limit: 'output' }])
    expect(await answers('function answer() { return "x".repeat(1100000) }')).toMatchObject([{ at: 0, limit: 'output' }])
  })

  test('what is no program answers once; what breaks while it is loaded answers each call', async () => {
    expect(await answers('function answer( {')).toMatchObject([{ at: -1, raised: expect.stringMatching(/^SyntaxError: .* \(line 1\)$/) }])
    expect(await answers('\nnull.x\nfunction answer() {}')).toMatchObject([0, 1].map((at) => ({ at, raised: expect.stringMatching(/^TypeError: .* \(line 2\)$/) })))
  })

  test('things that all point at each other are printed at once, and not for ever', async () => {
    const [first] = await answers('const all = Array.from({ length: 12 }, () => ({}))\nfor (const one of all) one.others = all\nconsole.log(all[0], { many: new Array(1e6).fill(1) })\nfunction answer() {}')
    expect(first).toMatchObject({ value: 'null' })
    expect(first!.printed.length).toBeLessThanOrEqual(8_000)
  })

  test('no program gets more out of the engine than is kept of what it prints', async () => {
    const [first] = await answers('String.prototype.slice = () => "x".repeat(1e7)\nfunction answer() { console.log(1); return 1 }')
    expect(first).toMatchObject({ value: '1', printed: '' })
  })
})
