# It splits at spaces only, so punctuation stays attached to the words.
def words_in_common(first, second, ignored):
    return list(set(first.lower().split()) & set(second.lower().split()) - set(ignored))
