# Time Limit Exceeded: It keeps the positions of each text and compares them one text after another.
def bloom_filter(stored, asked, bits, hashes):
    def positions(text):
        first = second = 0
        for character in text:
            first = (31 * first + ord(character)) % 1_000_003
            second = (37 * second + ord(character)) % 999_983
        return [(first + nth * (second + 1)) % bits for nth in range(hashes)]

    known = [positions(text) for text in stored]
    return [all(any(position in one for one in known) for position in positions(text)) for text in asked]
