import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameOf, readFrames } from './frames.ts'
import { PYTHON_HARNESS } from './parts.ts'

const PYTHON = '/usr/bin/python3'
const SOURCE = 'def answer(given):\n    if given == "object":\n        return [object()]\n    if given == "circle":\n        own = []\n        own.append(own)\n        return own\n    return given\n'
const QUESTIONS = ['[[1, -2.5, 1e300, null, true, "é\\n\\"😀", [], 123456789012345678901234567890]]', '[{"$": "NaN"}]', '[["$", {"$": "-Infinity"}]]', '["object"]', '["circle"]']

/** What Python answers to the questions with something said before its harness. */
async function answers(before: string): Promise<unknown[]> {
  const child = spawn(PYTHON, ['-I', '-S', '-B', '-c', before + PYTHON_HARNESS], { env: {} })
  const said: unknown[] = []
  const reader = readFrames(1_000_000, (heard) => said.push(heard))
  child.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
  child.stdin.write(frameOf({ source: SOURCE, function: 'answer', memory: 0, seconds: 5 }))
  QUESTIONS.forEach((given, number) => child.stdin.write(frameOf({ number, arguments: given })))
  child.stdin.end()
  await new Promise((done) => child.once('close', done))
  return said
}

describe.skipIf(!existsSync(PYTHON))('What a Python reads and writes (requirement Q-21)', () => {
  test('is the same where it has not the parts that are loaded quickly', async () => {
    const quick = await answers('')
    expect(quick).toHaveLength(2 + QUESTIONS.length)
    expect(quick[2]).toEqual({ message: { number: 0, value: '[1, -2.5, 1e+300, null, true, "\\u00e9\\n\\"\\ud83d\\ude00", [], 123456789012345678901234567890]' } })
    expect(quick.slice(3, 5)).toMatchObject([{ message: { value: '{"$": "NaN"}' } }, { message: { value: '["$", {"$": "-Infinity"}]' } }])
    expect(quick.slice(5)).toMatchObject([{ message: { raised: { says: 'TypeError: Object of type object is not JSON serializable' } } }, { message: { raised: { says: expect.stringMatching(/^RecursionError/) } } }])
    expect(await answers("import sys\nsys.modules['_json'] = None\n")).toEqual(quick)
    expect(await answers('import _json\n_json.make_encoder = None\n')).toEqual(quick)
  })
})
