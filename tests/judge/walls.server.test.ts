import { describe, expect, test } from 'vitest'
import type { Sandbox } from '#judge/guest.ts'
import { BUBBLEWRAP, findPython } from '#judge/native/find-runtime.ts'
import { openNativeGuest } from '#judge/native/native-guest.ts'
import { wallsAroundPython } from '#judge/native/native-sandbox.ts'
import { callFilter } from '#judge/native/seccomp.ts'
import { trouble } from '#judge/self-test.ts'

const python = BUBBLEWRAP === null ? null : await findPython()
const whole = python === null ? [] : wallsAroundPython(python, null)
const filter = callFilter('python')

/** A filter that lets every call through: "return ALLOW". */
const EVERYTHING = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f])

const behind = (walls: string[], rules: Buffer = filter!): Sandbox => ({
  name: 'native', kind: 'python', countsMemory: false, slowness: 1, open: () => openNativeGuest(walls, rules),
})
const without = (word: string) => whole.toSpliced(whole.indexOf(word), 2)

describe.skipIf(python === null || filter === null)('The walls are tried before anybody’s program is (requirement J-10)', () => {
  test('the whole of them holds', async () => {
    expect(await trouble(behind(whole))).toBeNull()
  })

  test('a missing filter of system calls is seen', async () => {
    expect(await trouble(behind(whole, EVERYTHING))).toMatch(/lets this out: socket/)
  })

  test('a place to write to is seen', async () => {
    expect(await trouble(behind(without('--remount-ro')))).toMatch(/lets this out: open/)
  })

  test('other processes are seen', async () => {
    const at = whole.indexOf('--dir')
    expect(await trouble(behind([...whole.slice(0, at), '--proc', '/proc', ...whole.slice(at)]))).toMatch(/lets this out: os.listdir/)
  })

  test('what cannot be set up at all says so', async () => {
    expect(await trouble(behind(['--no-such-wall', ...whole]))).toMatch(/could not be set up.*no-such-wall/s)
  })
})
