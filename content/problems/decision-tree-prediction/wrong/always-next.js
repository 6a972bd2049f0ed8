// It uses the next two nodes as branches instead of the ones that are named.
function predict(nodes, rows) {
  return rows.map((row) => {
    let at = 0
    while (nodes[at][0] !== -1) at += row[nodes[at][0]] <= nodes[at][1] ? 1 : 2
    return nodes[at][1]
  })
}
