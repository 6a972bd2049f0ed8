function firstTrouble(formula) {
  const ends = { '(': ')', '[': ']', '{': '}' }
  const expected = []
  for (let at = 0; at < formula.length; at += 1) {
    const sign = formula[at]
    if (ends[sign] !== undefined) expected.push({ end: ends[sign], at })
    else if (')]}'.includes(sign) && expected.pop()?.end !== sign) return at
  }
  return expected.length === 0 ? -1 : expected[0].at
}
