def peak_loads(loads, actions):
    size = 1
    while size < len(loads):
        size *= 2
    lowest = -(10**18)
    top = [lowest] * size + list(loads) + [lowest] * (size - len(loads))
    note = [0] * (2 * size)
    for node in range(size - 1, 0, -1):
        top[node] = max(top[2 * node], top[2 * node + 1])

    def climb(node):
        while node > 1:
            node //= 2
            top[node] = max(top[2 * node], top[2 * node + 1]) + note[node]

    answers = []
    for first, last, change in actions:
        left, right = first + size, last + size + 1
        if change == 0:
            best_left = best_right = lowest
            # The best of the parts at either end, with the notes of the nodes on the way up.
            while left < right:
                if left % 2 == 1:
                    best_left = max(best_left, top[left])
                    left += 1
                if right % 2 == 1:
                    right -= 1
                    best_right = max(best_right, top[right])
                left //= 2
                right //= 2
                best_left += note[left - 1]
                best_right += note[right]
            left -= 1
            while left > 1:
                left //= 2
                best_left += note[left]
            while right > 1:
                right //= 2
                best_right += note[right]
            answers.append(max(best_left, best_right))
            continue
        while left < right:
            for node in ([left] if left % 2 == 1 else []) + ([right - 1] if right % 2 == 1 else []):
                top[node] += change
                note[node] += change
            left = (left + 1) // 2
            right //= 2
        climb(first + size)
        climb(last + size)
    return answers
