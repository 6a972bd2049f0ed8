from collections import defaultdict, deque


def introduce(friends, start, goal):
    known = defaultdict(list)
    for one, other in friends:
        known[one].append(other)
        known[other].append(one)
    reached_from = {start: None}
    queue = deque([start])
    while queue and goal not in reached_from:
        person = queue.popleft()
        for friend in known[person]:
            if friend not in reached_from:
                reached_from[friend] = person
                queue.append(friend)
    chain = []
    person = goal if goal in reached_from else None
    while person is not None:
        chain.append(person)
        person = reached_from[person]
    return chain[::-1]
