# It compares position by position, so one deleted word makes everything after it wrong.
def word_error_rate(spoken, heard):
    said, understood = spoken.split(), heard.split()
    wrong = sum(a != b for a, b in zip(said, understood)) + abs(len(said) - len(understood))
    return wrong / max(len(said), 1)
