const pretty = (data: unknown) => JSON.stringify(data, null, 2)

/** The template of a new problem: a small one that passes the checks. It has no ten consecutive words, which the next problem would repeat. */
export const NEW_PROBLEM = {
  about: pretty({
    title: 'Sum of a list',
    difficulty: 'Easy',
    category: 'algo',
    topics: ['lists'],
    function: 'sum_of',
    parameters: [{ name: 'numbers', type: 'integer[]', says: 'The numbers to add up.' }],
    returns: { type: 'integer', says: 'The sum of the numbers.' },
    checker: { kind: 'exact' },
    limits: { seconds: 2, megabytes: 256 },
    needsNumpy: false,
  }),
  statement: 'You are given a list `numbers`. Return their sum.\n',
  hints: pretty(['Start from 0 and go through the numbers.', 'Keep a running total in one variable.', 'Add each number to the running total.']),
  editorial: 'Go through the list and keep a running total.\n',
  tests: `[\n${[
    { explanation: 'One and two make three.', arguments: [[1, 2]], expected: 3 },
    { explanation: 'Numbers can be negative.', arguments: [[5, -2]], expected: 3 },
    { explanation: 'The sum of one number is that number.', arguments: [[7]], expected: 7 },
    { explanation: 'Equal numbers count each time.', arguments: [[2, 2, 2]], expected: 6 },
    { explanation: 'The sum can be 0.', arguments: [[4, -4]], expected: 0 },
    { category: 'empty list', arguments: [[]], expected: 0 },
    { category: 'all negative', arguments: [[-1, -2, -3]], expected: -6 },
    { category: 'large numbers', arguments: [[1000000, 999999]], expected: 1999999 },
  ].map((test) => `  ${JSON.stringify(test)}`).join(',\n')}\n]`,
  solutions: pretty([
    { file: 'reference.py', source: 'def sum_of(numbers):\n    return sum(numbers)\n' },
    { file: 'reference.js', source: 'function sumOf(numbers) {\n  return numbers.reduce((sum, one) => sum + one, 0)\n}\n' },
    { file: 'wrong/first-only.py', source: '# It only uses the first number.\ndef sum_of(numbers):\n    return numbers[0] if numbers else 0\n' },
    { file: 'wrong/absolute.js', source: '// It ignores the sign of each number.\nfunction sumOf(numbers) {\n  return numbers.reduce((sum, one) => sum + Math.abs(one), 0)\n}\n' },
  ]),
}
