/** The code words of a QR code: the text as bytes with what lets a scanner repair them. Level M: a seventh may be lost. */

/** Per version: error words of each block, then the data words of each block. ISO 18004, level M. */
const BLOCKS: readonly { repair: number; data: readonly number[] }[] = [
  { repair: 10, data: [16] },
  { repair: 16, data: [28] },
  { repair: 26, data: [44] },
  { repair: 18, data: [32, 32] },
  { repair: 24, data: [43, 43] },
  { repair: 16, data: [27, 27, 27, 27] },
  { repair: 18, data: [31, 31, 31, 31] },
  { repair: 22, data: [38, 38, 39, 39] },
  { repair: 22, data: [36, 36, 36, 37, 37] },
  { repair: 26, data: [43, 43, 43, 43, 44] },
]

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

/** The smallest version from 1 to 10 that holds so many bytes, or null. */
export function versionFor(bytes: number): number | null {
  const at = BLOCKS.findIndex(({ data }, index) => 4 + lengthBits(index + 1) + bytes * 8 <= sum(data) * 8)
  return at < 0 ? null : at + 1
}

// The field of 256 elements in which the repairing words are reckoned: powers of 2 modulo 0x11d.
const POWERS: number[] = []
const LOGARITHMS: number[] = []
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  POWERS[exponent] = value
  LOGARITHMS[value] = exponent
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1
}

const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : POWERS[(LOGARITHMS[a]! + LOGARITHMS[b]!) % 255]!)

/** The polynomial whose roots are the first powers of 2. */
function generator(degree: number): number[] {
  let polynomial = [1]
  for (let root = 0; root < degree; root += 1) {
    const next = [...polynomial, 0]
    polynomial.forEach((factor, at) => {
      next[at + 1] = next[at + 1]! ^ times(factor, POWERS[root]!)
    })
    polynomial = next
  }
  return polynomial
}

/** What is left of the data when divided by the generator. */
function repairWords(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at]!
    divisor.forEach((one, offset) => {
      rest[at + offset] = rest[at + offset]! ^ times(one, factor)
    })
  }
  return rest.slice(data.length)
}

/** The data words: kind, length, bytes, an end, and what fills the rest. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const room = sum(BLOCKS[version - 1]!.data)
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  add(0b0100, 4)
  add(bytes.length, lengthBits(version))
  for (const byte of bytes) add(byte, 8)
  add(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const words: number[] = []
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let filler = 0; words.length < room; filler += 1) words.push(filler % 2 === 0 ? 0xec : 0x11)
  return words
}

/** All code words in the order in which they are drawn: the blocks' data in turn, then their repairing words in turn. */
export function codeWords(bytes: Uint8Array, version: number): number[] {
  const { repair, data } = BLOCKS[version - 1]!
  const words = dataWords(bytes, version)
  let start = 0
  const blocks = data.map((length) => words.slice(start, (start += length)))
  const repairs = blocks.map((block) => repairWords(block, repair))
  const longest = Math.max(...data)
  const inTurn = (rows: number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat()
  return [...inTurn(blocks, longest), ...inTurn(repairs, repair)]
}
