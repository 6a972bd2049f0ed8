// It joins cells within a row only.
function spotSizes(scan, least) {
  const runs = scan.flatMap((line) => line.join('').split('0').map((run) => run.length))
  return runs.filter((size) => size > 0 && size >= least).sort((a, b) => b - a)
}
