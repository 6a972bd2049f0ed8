const pretty = (data: unknown) => JSON.stringify(data, null, 2)

/** What a new problem begins with: a small one that passes the gate once its texts are written; no ten words in a row, which the next one would have too. */
export const NEW_PROBLEM = {
  about: pretty({
    title: 'Sum of a list',
    difficulty: 'Easy',
    category: 'algo',
    tags: ['lists'],
    function: 'sum_of',
    parameters: [{ name: 'numbers', type: 'integer[]', says: 'The numbers to add up.' }],
    returns: { type: 'integer', says: 'What they add up to.' },
    checker: { kind: 'exact' },
    limits: { seconds: 2, megabytes: 256 },
    needsNumpy: false,
  }),
  statement: 'You are given a list `numbers`. Add them up.\n',
  hints: pretty(['Begin with nothing, and look at each number.', 'Keep one number that grows while you walk along.', 'Add each number to the one that you keep.']),
  editorial: 'Walk along the list once and add up.\n',
  tests: `[\n${[
    { explanation: 'One and two make three.', arguments: [[1, 2]], expected: 3 },
    { explanation: 'A number may be less than nothing.', arguments: [[5, -2]], expected: 3 },
    { explanation: 'One number is its own sum.', arguments: [[7]], expected: 7 },
    { explanation: 'Equal numbers count each time.', arguments: [[2, 2, 2]], expected: 6 },
    { explanation: 'It may come out as nothing.', arguments: [[4, -4]], expected: 0 },
    { category: 'empty list', arguments: [[]], expected: 0 },
    { category: 'all negative', arguments: [[-1, -2, -3]], expected: -6 },
    { category: 'large numbers', arguments: [[1000000, 999999]], expected: 1999999 },
  ].map((test) => `  ${JSON.stringify(test)}`).join(',\n')}\n]`,
  solutions: pretty([
    { file: 'reference.py', source: 'def sum_of(numbers):\n    return sum(numbers)\n' },
    { file: 'reference.js', source: 'function sumOf(numbers) {\n  return numbers.reduce((sum, one) => sum + one, 0)\n}\n' },
    { file: 'wrong/first-only.py', source: '# It looks at the first number alone.\ndef sum_of(numbers):\n    return numbers[0] if numbers else 0\n' },
    { file: 'wrong/absolute.js', source: '// It leaves out the sign of each number.\nfunction sumOf(numbers) {\n  return numbers.reduce((sum, one) => sum + Math.abs(one), 0)\n}\n' },
  ]),
}
