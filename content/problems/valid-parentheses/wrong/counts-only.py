# It counts each kind by itself.
def first_trouble(formula):
    for begin, end in ("()", "[]", "{}"):
        if formula.count(begin) != formula.count(end):
            return formula.find(begin) if begin in formula else formula.find(end)
    return -1
