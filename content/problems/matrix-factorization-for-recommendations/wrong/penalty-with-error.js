// It applies the penalty to the prediction instead of the factors.
function factorize(ratings, users, items, rate, penalty, epochs) {
  const userRows = users.map((row) => [...row])
  const itemRows = items.map((row) => [...row])
  const dot = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const [user, item, rating] of ratings) {
      const [p, q] = [userRows[user], itemRows[item]]
      const error = rating - dot(p, q) - penalty * dot(p, q)
      userRows[user] = p.map((value, at) => value + rate * error * q[at])
      itemRows[item] = q.map((value, at) => value + rate * error * p[at])
    }
  }
  return userRows.map((p) => itemRows.map((q) => dot(p, q)))
}
