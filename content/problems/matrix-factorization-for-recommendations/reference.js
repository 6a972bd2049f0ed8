function factorize(ratings, users, items, rate, penalty, epochs) {
  const userRows = users.map((row) => [...row])
  const itemRows = items.map((row) => [...row])
  const dot = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const [user, item, rating] of ratings) {
      const p = userRows[user]
      const q = itemRows[item]
      const error = rating - dot(p, q)
      userRows[user] = p.map((value, at) => value + rate * (error * q[at] - penalty * value))
      itemRows[item] = q.map((value, at) => value + rate * (error * p[at] - penalty * value))
    }
  }
  return userRows.map((p) => itemRows.map((q) => dot(p, q)))
}
