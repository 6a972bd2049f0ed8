function oneHot(values) {
  const places = new Map([...new Set(values.filter((value) => value !== ''))].sort().map((value, at) => [value, at]))
  return values.map((value) => {
    const row = new Array(places.size).fill(0)
    if (places.has(value)) row[places.get(value)] = 1
    return row
  })
}
