import type { JudgeInput } from '#features/practice/rules/judging.ts'
import { runTests } from './run-tests.ts'
import type { Language } from '#features/practice/rules/problem.ts'
import type { Sandbox } from './sandbox.ts'

/** The input for a program whose function `answer` should return 42 for 20. */
export const testInput = (language: JudgeInput['language'], code: string): JudgeInput => ({
  language,
  code,
  function: 'answer',
  ...(language === 'sql' ? SQL_SIGNATURE : SIGNATURE),
  checker: { kind: 'exact' },
  limits: { seconds: 2, megabytes: 128 },
  needsNumpy: false,
  tests: [language === 'sql' ? { arguments: [[[20]]], expected: [[42]] } : { arguments: [20], expected: 42 }],
})

const SIGNATURE = { parameters: [{ name: 'number', type: 'integer', says: '' }], returns: { type: 'integer', says: '' } }
/** A table with the number, and a result of one row. */
const SQL_SIGNATURE = { parameters: [{ name: 'given', type: 'table(number integer)', says: '' }], returns: { type: 'table(answer integer)', says: '' } }

/** Programs that do so. */
export const CORRECT = {
  python: 'def answer(number):\n    return 2 * number + 2\n',
  javascript: 'function answer(number) { return 2 * number + 2 }\n',
  sql: 'SELECT 2 * number + 2 AS answer FROM given\n',
}

// Each of these programs returns 42 only if the sandbox allows something that it must not.
const ESCAPES: Record<Language, string[]> = {
  python: [
    'import socket\ndef answer(number):\n    socket.socket()\n    return 42\n',
    'import os\ndef answer(number):\n    os.listdir("/proc")\n    return 42\n',
    'def answer(number):\n    open("written", "w")\n    return 42\n',
    'import os\ndef can(one):\n    try:\n        return os.write(one, b"") == 0\n    except OSError:\n        return False\ndef answer(number):\n    writable = [one for one in range(3, 1024) if can(one)]\n    return 42 if writable else 0\n',
    'import fcntl\ndef answer(number):\n    fcntl.ioctl(0, 0x8912, bytes(16))\n    return 42\n',
    'import os\ndef answer(number):\n    return 42 if os.environ or os.fork() else 0\n',
  ],
  javascript: ['function answer(number) { return require("node:fs") && 42 }\n', 'function answer(number) { return process.pid && 42 }\n'],
  sql: ["ATTACH 'file:/etc/passwd' AS other; SELECT 42\n", 'PRAGMA writable_schema = 1; SELECT 42\n', "VACUUM INTO 'copy'; SELECT 42\n", "SELECT 42 WHERE readfile('/etc/passwd') IS NOT NULL\n", "SELECT 42 WHERE load_extension('other') IS NULL\n"],
}

/** Runs correct and malicious programs in a sandbox before it is used. Returns what is wrong with the sandbox, or null. */
export async function selfTest(sandbox: Sandbox): Promise<string | null> {
  const language = sandbox.engine === 'numpy' ? 'python' : sandbox.engine
  try {
    if (!(await passes(sandbox, testInput(language, CORRECT[language])))) return 'It does not run a correct program.'
    for (const code of ESCAPES[language]) if (await passes(sandbox, testInput(language, code))) return `It does not block this: ${code.split('\n').at(-3)?.trim() ?? code}.`
    return null
  } catch (error) {
    return (error as Error).message
  }
}

async function passes(sandbox: Sandbox, input: JudgeInput): Promise<boolean> {
  const sandboxProcess = await sandbox.start()
  try {
    return (await runTests(input, sandbox, sandboxProcess)).outcomes[0]?.verdict === 'Accepted'
  } finally {
    sandboxProcess.kill()
  }
}
