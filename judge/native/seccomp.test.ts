import { describe, expect, test } from 'vitest'
import { syscallFilter } from './seccomp.ts'

const ALLOW = 0x7fff0000
const error = (number: number) => 0x00050000 | number
const [EPERM, EINVAL, ENOTTY] = [error(1), error(22), error(25)]

/** Executes the filter on the data of one system call, as the kernel does. */
function evaluate(filter: Buffer, data: Buffer): number {
  let loaded = 0
  for (let at = 0; ; at += 8) {
    const [code, jumpTrue, jumpFalse, value] = [filter.readUInt16LE(at), filter[at + 2]!, filter[at + 3]!, filter.readUInt32LE(at + 4)]
    if (code === 0x06) return value
    if (code === 0x20) loaded = data.readUInt32LE(value)
    else {
      const holds = code === 0x15 ? loaded === value : code === 0x35 ? loaded >= value : (loaded & value) !== 0
      at += 8 * (holds ? jumpTrue : jumpFalse)
    }
  }
}

describe.each([
  { arch: 'x64', audit: 0xc000003e, ioctl: 16, fcntl: 72, sysinfo: 99, read: 0 },
  { arch: 'arm64', audit: 0xc00000b7, ioctl: 29, fcntl: 25, sysinfo: 179, read: 63 },
])('The seccomp filter for $arch (requirement J-11)', ({ arch, audit, ioctl, fcntl, sysinfo, read }) => {
  const resultOf = (runtime: 'python' | 'node', number: number, command = 0n) => {
    const data = Buffer.alloc(64)
    data.writeUInt32LE(number, 0)
    data.writeUInt32LE(audit, 4)
    data.writeBigUInt64LE(command, 24)
    return evaluate(syscallFilter(runtime, arch)!, data)
  }

  test.each(['python', 'node'] as const)('%s: ioctl is allowed for what an interpreter needs, and not for network requests', (runtime) => {
    expect([0x5421n, 0x5450n, 0x5451n].map((request) => resultOf(runtime, ioctl, request))).toEqual([ALLOW, ALLOW, ALLOW])
    const refused = [0x8910n, 0x8912n, 0x8913n, 0x8915n, 0x8927n, 0x894cn, 0x5401n, 0x541bn, 0n]
    // The kernel ignores the upper half of a request.
    expect(new Set(refused.flatMap((request) => [request, request | (1n << 32n)]).map((request) => resultOf(runtime, ioctl, request)))).toEqual(new Set([ENOTTY]))
    expect(resultOf(runtime, read)).toBe(ALLOW)
  })

  test.each(['python', 'node'] as const)('%s: fcntl can duplicate a descriptor, but not lock or watch a file', (runtime) => {
    expect(new Set([0n, 1n, 2n, 3n, 4n, 1030n].map((command) => resultOf(runtime, fcntl, command)))).toEqual(new Set([ALLOW]))
    expect(new Set([5n, 6n, 7n, 8n, 9n, 10n, 36n, 37n, 1024n, 1025n, 1026n, 1031n].map((command) => resultOf(runtime, fcntl, command)))).toEqual(new Set([EINVAL]))
  })

  test('Python cannot call sysinfo, which shows the load of the host', () => {
    expect(resultOf('python', sysinfo)).toBe(EPERM)
  })
})
