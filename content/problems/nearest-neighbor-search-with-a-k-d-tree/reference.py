LEAF = 8


def nearest_points(points, queries):
    width = len(points[0])

    def build(numbers, axis):
        if len(numbers) <= LEAF:
            return [(number, points[number]) for number in numbers]
        numbers.sort(key=lambda number: points[number][axis])
        middle = len(numbers) // 2
        split = points[numbers[middle]][axis]
        following = (axis + 1) % width
        return (axis, split, build(numbers[:middle], following), build(numbers[middle:], following))

    tree = build(list(range(len(points))), 0)
    answers = []
    for query in queries:
        best, found = float("inf"), -1
        waiting = [(0, tree)]
        while waiting:
            bound, node = waiting.pop()
            if bound > best:
                continue
            while isinstance(node, tuple):
                axis, split, low, high = node
                apart = query[axis] - split
                near, far = (low, high) if apart < 0 else (high, low)
                waiting.append((apart * apart, far))
                node = near
            for number, point in node:
                distance = 0
                for x, y in zip(point, query):
                    distance += (x - y) * (x - y)
                if distance < best or (distance == best and number < found):
                    best, found = distance, number
        answers.append(found)
    return answers
