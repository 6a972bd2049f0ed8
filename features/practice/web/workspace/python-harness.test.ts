import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOO_MUCH_OUTPUT } from '../../rules/judging.ts'
import { RUNNER_TEXTS } from '../../server/runner-texts.ts'

const PYTHON = '/usr/bin/python3'
const TOO_MUCH = { raised: TOO_MUCH_OUTPUT, limit: 'output' }

const outputOf = (calls: string) => execFileSync(PYTHON, ['-I', '-S', '-B', '-c', `${RUNNER_TEXTS.harness}\n${calls}\n`], { encoding: 'utf8', timeout: 10_000 }).trim()

/** Whether a program changed Python: it is loaded and called once. */
const changes = (source: string) => outputOf(`__cloggle_load(${JSON.stringify(source)}, "answer")\n__cloggle_call("[]")\nprint("changed" if __cloggle_changed() else "as before")`)

/** The answers of a program that is loaded and called some times. */
function answers(source: string, times: number): { limit?: string; printed?: string }[] {
  const output = outputOf(`print(__cloggle_load(${JSON.stringify(source)}, "answer"))\nfor _ in range(${times}):\n    print(__cloggle_call("[]"))`)
  return output.split('\n').map((line) => JSON.parse(line) as object)
}

describe.skipIf(!existsSync(PYTHON))('A program in the browser’s Python (requirement Q-6)', { timeout: 30_000 }, () => {
  test('may print as much as in the judge in all its calls together; the beginning of each is shown', () => {
    const [, first, second] = answers('def answer():\n    print("x" * 499999)\n', 2)
    expect(first).toEqual({ value: 'null', printed: 'x'.repeat(8_000) })
    expect(second).toEqual(first)
    expect(answers('def answer():\n    print("x" * 500000)\n', 2)[2]).toMatchObject(TOO_MUCH)
  })

  test('exceeds the limit if it prints more, even if it catches the exception or prints while it is loaded', () => {
    expect(answers('def answer():\n    while True:\n        print("more")\n', 1)[1]).toMatchObject({ ...TOO_MUCH, printed: 'more\n'.repeat(1_600) })
    expect(answers('def answer():\n    try:\n        print("x" * 1000000)\n    except BaseException:\n        pass\n', 1)[1]).toMatchObject(TOO_MUCH)
    expect(answers('print("é" * 500000)\ndef answer():\n    pass\n', 0)).toMatchObject([TOO_MUCH])
  })

  test('tells when it replaced something in Python, which breaks the next program', () => {
    expect(changes('import json, math, random\ndef answer():\n    print(math.pi)\n    return json.dumps([random.random(), len("abc")])\n')).toBe('as before')
    expect(changes('def answer():\n    raise ValueError("no")\n')).toBe('as before')
    expect(changes('import json\njson.dumps = lambda value: "{}"\ndef answer():\n    return 1\n')).toBe('changed')
    expect(changes('import builtins\ndef answer():\n    builtins.max = None\n')).toBe('changed')
    expect(changes('import math\nmath.pi = 3\ndef answer():\n    return 1\n')).toBe('changed')
    expect(changes('import builtins\nbuiltins.helper = 3\ndef answer():\n    return 1\n')).toBe('changed')
  })

  test('exceeds the limit if it returns too much', () => {
    expect(answers('def answer():\n    return "x" * 999998\n', 1)[1]).toMatchObject({ value: expect.stringMatching(/^"x+"$/) })
    expect(answers('def answer():\n    return "x" * 999999\n', 1)[1]).toMatchObject(TOO_MUCH)
  })
})
