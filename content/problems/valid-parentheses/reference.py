def first_trouble(formula):
    partner = {")": "(", "]": "[", "}": "{"}
    still_open = []
    for at, sign in enumerate(formula):
        if sign in "([{":
            still_open.append(at)
        elif sign in partner:
            if not still_open or formula[still_open[-1]] != partner[sign]:
                return at
            still_open.pop()
    return still_open[0] if still_open else -1
