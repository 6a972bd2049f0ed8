// Splits the signal into blocks of one width: a window is the end of one block and the beginning of the next.
function quietestPeak(signal, width) {
  const fromLeft = [...signal]
  const fromRight = [...signal]
  for (let at = 1; at < signal.length; at += 1) {
    if (at % width !== 0) fromLeft[at] = Math.max(fromLeft[at], fromLeft[at - 1])
    const back = signal.length - 1 - at
    if ((back + 1) % width !== 0) fromRight[back] = Math.max(fromRight[back], fromRight[back + 1])
  }
  let quietest = Infinity
  for (let start = 0; start + width <= signal.length; start += 1) quietest = Math.min(quietest, Math.max(fromRight[start], fromLeft[start + width - 1]))
  return quietest
}
