const pretty = (data: unknown) => JSON.stringify(data, null, 2)

/**
 * A small problem that passes all checks, as the API takes it. Its texts have no ten consecutive words without its name, so that two of them differ.
 * The name is one word of lowercase letters.
 */
export const sumProblem = (name: string) => ({
  about: pretty({
    title: `Total of ${name} numbers`,
    difficulty: 'Easy',
    category: 'algo',
    topics: ['lists'],
    function: `total_${name}`,
    parameters: [{ name: 'numbers', type: 'integer[]', says: 'What is added up.' }],
    returns: { type: 'integer', says: 'The total of all of them.' },
    checker: { kind: 'exact' },
    limits: { seconds: 2, megabytes: 256 },
    needsNumpy: false,
  }),
  statement: `Some \`numbers\` of ${name} are given. Return the total of ${name}.\n\n**Why it matters.** Totals of ${name} start every report.\n\n**Constraints.** At most 20 ${name}.\n`,
  hints: pretty(['Which total does an empty list have?', 'Each number changes the total once.', 'Go from left to right and add.']),
  editorial: `One pass over the list of ${name} is enough.\n`,
  tests: `[\n${[
    { explanation: 'Three and four make seven.', arguments: [[3, 4]], expected: 7 },
    { explanation: 'A negative number makes it smaller.', arguments: [[5, -3]], expected: 2 },
    { explanation: 'One number is its own total.', arguments: [[7]], expected: 7 },
    { explanation: 'Equal numbers are added each time.', arguments: [[2, 2, 2]], expected: 6 },
    { explanation: 'The total may be zero.', arguments: [[4, -4]], expected: 0 },
    { category: 'nothing to add', arguments: [[]], expected: 0 },
    { category: 'below zero', arguments: [[-2, -2, -3]], expected: -7 },
    { category: 'millions', arguments: [[2000000, 999999]], expected: 2999999 },
    { category: 'zeros', arguments: [[0, 0, 0]], expected: 0 },
    { category: 'one below zero', arguments: [[-9]], expected: -9 },
  ].map((test) => `  ${JSON.stringify(test)}`).join(',\n')}\n]`,
  solutions: pretty([
    { file: 'reference.py', source: `def total_${name}(numbers):\n    return sum(numbers)\n` },
    { file: 'reference.js', source: `function ${camel(name)}(numbers) {\n  let total = 0\n  for (const one of numbers) total += one\n  return total\n}\n` },
    { file: 'wrong/without-last.py', source: `# It leaves out the last number.\ndef total_${name}(numbers):\n    return sum(numbers[:-1])\n` },
    { file: 'wrong/positive.js', source: `// It skips numbers below zero.\nfunction ${camel(name)}(numbers) {\n  let total = 0\n  for (const one of numbers) if (one > 0) total += one\n  return total\n}\n` },
  ]),
})

const camel = (name: string) => `total${name[0]!.toUpperCase()}${name.slice(1)}`

export type SumProblem = ReturnType<typeof sumProblem>
