function tailAndCycle(following) {
  const after = (node) => (node === -1 ? -1 : following[node])
  let slow = following.length > 0 ? 0 : -1
  let fast = slow
  do {
    slow = after(slow)
    fast = after(after(fast))
  } while (fast !== -1 && slow !== fast)
  if (fast === -1) {
    let length = 0
    for (let node = following.length > 0 ? 0 : -1; node !== -1; node = following[node]) length += 1
    return [length, 0]
  }
  let tail = 0
  for (let node = 0; node !== slow; node = following[node]) {
    slow = following[slow]
    tail += 1
  }
  let cycle = 1
  for (let node = following[slow]; node !== slow; node = following[node]) cycle += 1
  return [tail, cycle]
}
