# It updates the item with the factors of the user that have already changed.
def factorize(ratings, users, items, rate, penalty, epochs):
    users, items = [list(row) for row in users], [list(row) for row in items]
    for _ in range(epochs):
        for user, item, rating in ratings:
            p, q = users[int(user)], items[int(item)]
            error = rating - sum(a * b for a, b in zip(p, q))
            for at in range(len(p)):
                p[at] += rate * (error * q[at] - penalty * p[at])
                q[at] += rate * (error * p[at] - penalty * q[at])
    return [[sum(a * b for a, b in zip(p, q)) for q in items] for p in users]
