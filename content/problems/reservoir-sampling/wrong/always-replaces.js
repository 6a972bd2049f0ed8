// It always replaces a random slot, so old items disappear.
function reservoirSample(items, size, draws) {
  const sample = items.slice(0, size)
  for (let position = size; position < items.length && size > 0; position += 1) sample[Math.floor(draws[position] * size)] = items[position]
  return sample
}
