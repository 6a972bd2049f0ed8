import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { PYTHON_HARNESS } from './entry-points.ts'
import { encodeFrame, readFrames } from './frames.ts'
import { compileEngine } from './sandboxed/run-javascript.ts'
import { callFunction, createProgramContext, load, openEngine, BROWSER_STACK, USUAL_MEMORY } from './sandboxed/quickjs-engine.ts'

const PYTHON = '/usr/bin/python3'

/** What a Python program answers to one call. */
async function python(source: string, given = '[]', more: object = {}): Promise<unknown> {
  const child = spawn(PYTHON, ['-I', '-S', '-B', '-c', PYTHON_HARNESS], { env: {} })
  const events: unknown[] = []
  const reader = readFrames(1_000_000, (event) => events.push(event))
  child.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
  child.stdin.write(encodeFrame({ source, function: 'f', memory: 0, seconds: 5 }))
  child.stdin.write(encodeFrame({ number: 1, arguments: given }))
  child.stdin.write(encodeFrame({ number: 2, arguments: given, ...more }))
  child.stdin.end()
  await new Promise((done) => child.once('close', done))
  const answers = events.slice(1).map((event) => (event as { message: { value?: string; raised?: { message: string }; failed?: { message: string } } }).message)
  const shown = answers.filter((one) => !('ready' in one)).map(({ value, raised, failed }) => value ?? (raised ?? failed)!.message)
  return Object.keys(more).length === 0 ? shown[0] : shown
}

describe.skipIf(!existsSync(PYTHON))('A Python solution (requirement J-2)', () => {
  test.each([
    ['dataclasses with string annotations', 'from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass A:\n    x: int\ndef f(): return A(3).x', '3'],
    ['an annotation as a text', "from dataclasses import dataclass\n@dataclass\nclass A:\n    x: 'int'\ndef f(): return A(4).x", '4'],
    ['pickle', 'import pickle\nclass A:\n    x = 5\ndef f(): return pickle.loads(pickle.dumps(A())).x', '5'],
    ['type hints', 'import typing\nclass A:\n    x: "list[int]"\ndef f(): return list(typing.get_type_hints(A))', '["x"]'],
    ['a deque', 'from collections import deque\ndef f(): return deque([1, 2])', '[1, 2]'],
    ['a generator', 'def f():\n    yield 1\n    yield 2', '[1, 2]'],
    ['map, range and keys', 'def f(): return [map(str, [1]), range(2), {"a": 1}.keys()]', '[["1"], [0, 1], ["a"]]'],
    ['decimals and fractions', 'from decimal import Decimal\nfrom fractions import Fraction\ndef f(): return [Decimal("1.5"), Fraction(1, 4)]', '[1.5, 0.25]'],
    ['a byte order mark', '\ufeffdef f(): return 1', '1'],
    ['no-break spaces', 'def f():\n\u00a0\u00a0\u00a0\u00a0return 1', '1'],
    ['no-break spaces in a text', 'def f(): return "a\u00a0b"', '"a\\u00a0b"'],
    ['an async function', 'async def f(): return 1', 'TypeError: Your function is async. Return the answer itself, without async and await.'],
    ['a dict', 'def f(): return {"a": 1}', 'TypeError: Your function returned a dict. Return lists, strings, numbers, True, False or None.'],
  ])('may use %s', async (_what, source, answer) => {
    expect(await python(source)).toBe(answer)
  })

  test('has no state of earlier tests when it is loaded again', async () => {
    const source = 'seen = []\ndef f():\n    seen.append(1)\n    return len(seen)'
    expect(await python(source, '[]', { isFresh: false })).toEqual(['1', '2'])
    expect(await python(source, '[]', { isFresh: true })).toEqual(['1', '1'])
  })
})

const engine = await openEngine(compileEngine(), USUAL_MEMORY)

/** What a JavaScript program answers to one call. */
function javascript(source: string): unknown {
  const context = createProgramContext(engine, { stackBytes: BROWSER_STACK })
  const loaded = load(context, { source, function: 'f' })
  if (!('solve' in loaded)) return 'failed' in loaded ? loaded.failed.message : loaded
  const answer = callFunction(context, loaded.solve, '[]')
  return 'value' in answer ? answer.value : 'raised' in answer ? answer.raised.message : answer
}

describe('A JavaScript solution (requirement J-2)', () => {
  test.each([
    ['a thrown text', "function f() {\n  throw 'no way'\n}", 'Thrown: no way (line 2)'],
    ['a thrown number', 'function f() { throw 42 }', 'Thrown: 42 (line 1)'],
    ['a thrown object', 'function f() { throw { code: 7 } }', 'Thrown: {"code":7} (line 1)'],
    ['a thrown null', 'function f() { throw null }', 'Thrown: null (line 1)'],
    ['a thrown message', "function f() { throw { message: 'no way' } }", 'Thrown: no way (line 1)'],
    ['a thrown object that refers to itself', 'function f() { const a = {}; a.a = a; throw a }', 'Thrown: an object (line 1)'],
    ['a thrown object without JSON', 'function f() { JSON.stringify = () => "x".repeat(1e6); throw {} }', /^Thrown: /],
    ['a promise', 'async function f() { return [1, await 2] }', '[1,2]'],
    ['a rejected promise', "async function f() { throw new Error('later') }", 'Error: later (line 1)'],
    ['timers', 'const f = () => new Promise((done) => { const got = []; setTimeout(() => done([...got, 3]), 20); setTimeout((x) => got.push(x), 10, 2); queueMicrotask(() => got.push(1)) })', '[1,2,3]'],
    ['timers that start timers', "const f = () => new Promise((done) => { const got = []; setTimeout(() => { got.push('a'); setTimeout(() => got.push('c'), 15) }, 10); setTimeout(() => got.push('b'), 20); setTimeout(() => done(got), 30) })", '["a","b","c"]'],
    ['an interval', 'const f = () => new Promise((done) => { let n = 0; const id = setInterval(() => { n += 1 }, 10); setTimeout(() => { clearInterval(id); done(n) }, 35) })', '3'],
    ['a promise that never settles', 'const f = () => new Promise(() => {})', /^Error: Your function returned a promise that never settles\./],
    ['a BigInt', 'const f = () => [10n, 2n ** 40n]', '[10,1099511627776]'],
    ['a BigInt that is too large', 'const f = () => 2n ** 64n', /^TypeError: Your function returned a BigInt that no number can hold exactly\./],
    ['sets, generators and iterators', 'const f = () => [new Set([1]), (function* () { yield 2 })(), new Map([[3, 4]]).keys()]', '[[1],[2],[3]]'],
    ['a Map', 'const f = () => new Map()', /^TypeError: Your function returned a Map\. Return arrays, strings, numbers, true, false or null\./],
    ['an object', 'const f = () => ({ a: 1 })', /^TypeError: Your function returned an object\./],
    ['a function', 'const f = () => [f]', /^TypeError: Your function returned a function\./],
    ['nothing', 'const f = () => {}', 'null'],
    ['structuredClone', 'const f = () => { const a = { b: new Map([[1, [2]]]) }; const c = structuredClone(a); c.b.get(1).push(3); return [a.b.get(1).length, c.b.get(1).length] }', '[1,2]'],
    ['the whole console', "const f = () => { console.group('a'); console.count(); console.assert(false, 'x'); console.time('t'); console.groupEnd(); return 1 }", '1'],
    ['a byte order mark and no-break spaces', '\ufefffunction f() {\n\u00a0\u00a0return 1\n}', '1'],
  ])('may use %s', (_what, source, answer) => {
    if (typeof answer === 'string') expect(javascript(source)).toBe(answer)
    else expect(javascript(source)).toMatch(answer)
  })

  test('that recurses too deeply gets a clear message', () => {
    expect(javascript('const f = () => 1 + f()')).toMatch(/^Your program called itself too many times without returning\./)
  })
})
