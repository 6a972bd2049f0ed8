import re


def words_in_common(first, second, ignored):
    def words(text):
        return set(re.findall("[a-z]+", re.sub("[A-Z]", lambda sign: sign[0].lower(), text)))

    return sorted((words(first) & words(second)) - set(ignored))
