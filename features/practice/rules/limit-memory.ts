/** A WebAssembly module consists of sections, each with a number and a length. Section 5 declares the memory. */
const MEMORY = 5
const HEAD = 8
const PAGE = 65_536

/**
 * Returns the module with a memory that cannot grow beyond this many bytes. Compilers usually allow 4 GiB, which could exhaust the machine. Throws
 * if the module does not declare exactly one memory.
 */
export function limitMemory(module: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  for (let at = HEAD; at < module.length; ) {
    const section = module[at]!
    const [size, begin] = readNumber(module, at + 1)
    if (section === MEMORY) {
      const [count, flagsAt] = readNumber(module, begin)
      const [minimum] = readNumber(module, flagsAt + 1)
      if (count !== 1) throw new Error('The module must have exactly one memory.')
      const limits = [1, 1, ...writeNumber(minimum), ...writeNumber(Math.max(Math.ceil(bytes / PAGE), minimum))]
      return joined([module.subarray(0, at), [MEMORY, ...writeNumber(limits.length), ...limits], module.subarray(begin + size)])
    }
    at = begin + size
  }
  throw new Error('The module has no memory of its own.')
}

function joined(parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads a LEB128 number. Returns it and the offset after it. */
function readNumber(bytes: Uint8Array, at: number): [number, number] {
  let value = 0
  for (let shift = 0; ; shift += 7, at += 1) {
    const byte = bytes[at]!
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return [value, at + 1]
  }
}

function writeNumber(value: number): number[] {
  const bytes: number[] = []
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80)
  return [...bytes, value]
}
