function bloomFilter(stored, asked, bits, hashes) {
  const positions = (text) => {
    let first = 0
    let second = 0
    for (const character of text) {
      first = (31 * first + character.codePointAt(0)) % 1_000_003
      second = (37 * second + character.codePointAt(0)) % 999_983
    }
    return Array.from({ length: hashes }, (_, nth) => (first + nth * (second + 1)) % bits)
  }
  const isSet = new Uint8Array(bits)
  for (const text of stored) for (const position of positions(text)) isSet[position] = 1
  return asked.map((text) => positions(text).every((position) => isSet[position] === 1))
}
