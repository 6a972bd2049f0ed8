import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PYTHON_HARNESS } from './entry-points.ts'
import { encodeFrame, readFrames } from './frames.ts'

const PYTHON = '/usr/bin/python3'
const SOURCE = 'def answer(given):\n    if given == "object":\n        return [object()]\n    if given == "circle":\n        own = []\n        own.append(own)\n        return own\n    return given\n'
const CALLS = ['[[1, -2.5, 1e300, null, true, "é\\n\\"😀", [], 123456789012345678901234567890]]', '[{"$": "NaN"}]', '[["$", {"$": "-Infinity"}]]', '["object"]', '["circle"]']

/** The frames that Python sends for these calls, with some code executed before the harness. */
async function answers(before: string): Promise<unknown[]> {
  const child = spawn(PYTHON, ['-I', '-S', '-B', '-c', before + PYTHON_HARNESS], { env: {} })
  const events: unknown[] = []
  const reader = readFrames(1_000_000, (event) => events.push(event))
  child.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
  child.stdin.write(encodeFrame({ source: SOURCE, function: 'answer', memory: 0, seconds: 5 }))
  CALLS.forEach((given, number) => child.stdin.write(encodeFrame({ number, arguments: given })))
  child.stdin.end()
  await new Promise((done) => child.once('close', done))
  return events
}

describe.skipIf(!existsSync(PYTHON))('The Python harness (requirement Q-21)', () => {
  test('reads and writes the same values without the private JSON functions that load faster', async () => {
    const fast = await answers('')
    expect(fast).toHaveLength(2 + CALLS.length)
    expect(fast[2]).toEqual({ message: { number: 0, value: '[1, -2.5, 1e+300, null, true, "\\u00e9\\n\\"\\ud83d\\ude00", [], 123456789012345678901234567890]' } })
    expect(fast.slice(3, 5)).toMatchObject([{ message: { value: '{"$": "NaN"}' } }, { message: { value: '["$", {"$": "-Infinity"}]' } }])
    expect(fast.slice(5)).toMatchObject([{ message: { raised: { message: 'TypeError: Your function returned an object. Return lists, strings, numbers, True, False or None.' } } }, { message: { raised: { message: expect.stringMatching(/^RecursionError/) } } }])
    expect(await answers("import sys\nsys.modules['_json'] = None\n")).toEqual(fast)
    expect(await answers('import _json\n_json.make_encoder = None\n')).toEqual(fast)
  })
})
