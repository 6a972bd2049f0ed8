# It collects the changes of an epoch and applies them at its end.
def factorize(ratings, users, items, rate, penalty, epochs):
    for _ in range(epochs):
        new_users, new_items = [list(row) for row in users], [list(row) for row in items]
        for user, item, rating in ratings:
            p, q = users[int(user)], items[int(item)]
            error = rating - sum(a * b for a, b in zip(p, q))
            for at in range(len(p)):
                new_users[int(user)][at] += rate * (error * q[at] - penalty * p[at])
                new_items[int(item)][at] += rate * (error * p[at] - penalty * q[at])
        users, items = new_users, new_items
    return [[sum(a * b for a, b in zip(p, q)) for q in items] for p in users]
