function reservoirSample(items, size, draws) {
  const sample = items.slice(0, size)
  for (let position = size; position < items.length; position += 1) {
    const slot = Math.floor(draws[position] * (position + 1))
    if (slot < size) sample[slot] = items[position]
  }
  return sample
}
