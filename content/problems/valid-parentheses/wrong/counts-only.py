# It counts each kind of bracket separately.
def first_trouble(formula):
    for begin, end in ("()", "[]", "{}"):
        if formula.count(begin) != formula.count(end):
            return formula.find(begin) if begin in formula else formula.find(end)
    return -1
