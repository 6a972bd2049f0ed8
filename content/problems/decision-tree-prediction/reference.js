function predict(nodes, rows) {
  return rows.map((row) => {
    let at = 0
    while (nodes[at][0] !== -1) {
      const [feature, threshold, yes, no] = nodes[at]
      at = row[feature] <= threshold ? yes : no
    }
    return nodes[at][1]
  })
}
