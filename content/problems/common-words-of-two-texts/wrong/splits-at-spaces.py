# It cuts at spaces only, so that points and commas stay on the words.
def words_in_common(first, second, ignored):
    return list(set(first.lower().split()) & set(second.lower().split()) - set(ignored))
