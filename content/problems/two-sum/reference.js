function twoSum(numbers, target) {
  const positionOf = new Map()
  for (const [position, number] of numbers.entries()) {
    const partner = positionOf.get(target - number)
    if (partner !== undefined) return [partner, position]
    positionOf.set(number, position)
  }
  return []
}
