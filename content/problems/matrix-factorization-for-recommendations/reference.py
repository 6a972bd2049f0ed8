def factorize(ratings, users, items, rate, penalty, epochs):
    users, items = [list(row) for row in users], [list(row) for row in items]
    for _ in range(epochs):
        for user, item, rating in ratings:
            p, q = users[int(user)], items[int(item)]
            error = rating - sum(a * b for a, b in zip(p, q))
            users[int(user)] = [a + rate * (error * b - penalty * a) for a, b in zip(p, q)]
            items[int(item)] = [b + rate * (error * a - penalty * b) for a, b in zip(p, q)]
    return [[sum(a * b for a, b in zip(p, q)) for q in items] for p in users]
