import type { Work } from '#features/practice/rules/judging.ts'
import type { Sandbox } from './guest.ts'
import { runWork } from './run-work.ts'

/** A program that claims to answer 42 to 20. */
export const trialWork = (language: Work['language'], code: string): Work => ({
  language,
  code,
  function: 'answer',
  parameters: [{ name: 'number', type: 'integer', says: '' }],
  returns: { type: 'integer', says: '' },
  checker: { kind: 'exact' },
  limits: { seconds: 2, megabytes: 128 },
  needsNumpy: false,
  tests: [{ arguments: [20], expected: 42 }],
})

/** One that does. */
export const RIGHT = {
  python: 'def answer(number):\n    return 2 * number + 2\n',
  javascript: 'function answer(number) { return 2 * number + 2 }\n',
}

// Each of these answers 42 only where the wall has a hole.
const HOLES = {
  python: [
    'import socket\ndef answer(number):\n    socket.socket()\n    return 42\n',
    'import os\ndef answer(number):\n    os.listdir("/proc")\n    return 42\n',
    'def answer(number):\n    open("written", "w")\n    return 42\n',
    'import os\ndef can(one):\n    try:\n        return os.write(one, b"") == 0\n    except OSError:\n        return False\ndef answer(number):\n    writable = [one for one in range(3, 1024) if can(one)]\n    return 42 if writable else 0\n',
    'import fcntl\ndef answer(number):\n    fcntl.ioctl(0, 0x8912, bytes(16))\n    return 42\n',
    'import os\ndef answer(number):\n    return 42 if os.environ or os.fork() else 0\n',
  ],
  javascript: ['function answer(number) { return require("node:fs") && 42 }\n', 'function answer(number) { return process.pid && 42 }\n'],
}

/** Tries a sandbox before anybody's program does: what is right must pass, and what would be a hole must not. Null: it holds. */
export async function trouble(sandbox: Sandbox): Promise<string | null> {
  const language = sandbox.engine === 'javascript' ? 'javascript' : 'python'
  try {
    if (!(await passes(sandbox, trialWork(language, RIGHT[language])))) return 'It does not run what is right.'
    for (const code of HOLES[language]) if (await passes(sandbox, trialWork(language, code))) return `It lets this out: ${code.split('\n').at(-3)?.trim() ?? code}.`
    return null
  } catch (error) {
    return (error as Error).message
  }
}

async function passes(sandbox: Sandbox, work: Work): Promise<boolean> {
  const guest = await sandbox.open()
  try {
    return (await runWork(work, sandbox, guest)).outcomes[0]?.verdict === 'Accepted'
  } finally {
    guest.kill()
  }
}
