// It returns the last bracket that stayed open instead of the first.
function firstTrouble(formula) {
  const ends = { ')': '(', ']': '[', '}': '{' }
  const open = []
  for (const [at, sign] of [...formula].entries()) {
    if ('([{'.includes(sign)) open.push(at)
    else if (ends[sign] !== undefined && formula[open.pop()] !== ends[sign]) return at
  }
  return open.length > 0 ? open.at(-1) : -1
}
