/** Sections of a WebAssembly module begin with their number and length; the memory's limits are section 5. */
const MEMORY = 5
const HEAD = 8
const PAGE = 65_536

/**
 * The same module with a memory that cannot grow beyond so many bytes: what compilers write there is usually 4 GiB, and a program
 * that takes them takes the machine.
 */
export function limitMemory(module: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  for (let at = HEAD; at < module.length; ) {
    const section = module[at]!
    const [size, begin] = readNumber(module, at + 1)
    if (section === MEMORY) {
      const [count, flagsAt] = readNumber(module, begin)
      const [least] = readNumber(module, flagsAt + 1)
      if (count !== 1) throw new Error('The module has not one memory.')
      const limits = [1, 1, ...writeNumber(least), ...writeNumber(Math.max(Math.ceil(bytes / PAGE), least))]
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

/** Reads a number as WebAssembly writes it (LEB128); gives it and what comes after. */
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
