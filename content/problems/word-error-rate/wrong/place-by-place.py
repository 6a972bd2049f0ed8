# It compares place by place, so a single word left out makes all that follow wrong.
def word_error_rate(spoken, heard):
    said, understood = spoken.split(), heard.split()
    wrong = sum(a != b for a, b in zip(said, understood)) + abs(len(said) - len(understood))
    return wrong / max(len(said), 1)
