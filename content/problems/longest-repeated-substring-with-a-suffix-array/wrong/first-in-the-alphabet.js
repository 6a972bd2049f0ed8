// It returns the passage that comes first in the alphabet instead of the earliest one.
function longestRepeat(text, times) {
  const part = text.slice(0, 3000)
  const order = Array.from(part, (_, at) => at).sort((one, other) => (part.slice(one) < part.slice(other) ? -1 : 1))
  let best = [0, 0]
  for (let at = 0; at + times <= order.length; at += 1) {
    const [first, last] = [order[at], order[at + times - 1]]
    let same = 0
    while (last + same < part.length && first + same < part.length && part[first + same] === part[last + same]) same += 1
    if (same > best[1]) best = [Math.min(...order.slice(at, at + times)), same]
  }
  return best
}
