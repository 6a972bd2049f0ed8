// It uses the first draw for the first item after the filled slots.
function reservoirSample(items, size, draws) {
  const sample = items.slice(0, size)
  for (let position = size; position < items.length; position += 1) {
    const slot = Math.floor(draws[position - size] * (position + 1))
    if (slot < size) sample[slot] = items[position]
  }
  return sample
}
