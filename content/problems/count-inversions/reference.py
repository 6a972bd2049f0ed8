def disagreements(ranking):
    def sort(part):
        if len(part) < 2:
            return part, 0
        middle = len(part) // 2
        (left, a), (right, b) = sort(part[:middle]), sort(part[middle:])
        merged, wrong, at = [], a + b, 0
        for number in right:
            while at < len(left) and left[at] <= number:
                merged.append(left[at])
                at += 1
            wrong += len(left) - at
            merged.append(number)
        return merged + left[at:], wrong

    return sort(ranking)[1]
