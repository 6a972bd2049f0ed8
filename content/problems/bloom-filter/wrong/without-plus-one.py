# It multiplies by the second hash without adding 1.
def bloom_filter(stored, asked, bits, hashes):
    def positions(text):
        first = second = 0
        for character in text:
            first = (31 * first + ord(character)) % 1_000_003
            second = (37 * second + ord(character)) % 999_983
        return [(first + nth * second) % bits for nth in range(hashes)]

    is_set = bytearray(bits)
    for text in stored:
        for position in positions(text):
            is_set[position] = 1
    return [all(is_set[position] for position in positions(text)) for text in asked]
