import type { ProblemData } from './problem-draft.ts'

type Template = Omit<ProblemData, 'slug' | 'solutions'> & { solutions: readonly { file: string; source: string }[] }

const USUAL = { difficulty: 'Easy', category: 'algo', checker: { kind: 'exact' }, limits: { seconds: 2, megabytes: 256 }, needsNumpy: false } as const

/** A new problem without an example: the usual settings, and everything else to be written. */
export const EMPTY_PROBLEM = {
  about: {
    title: '',
    ...USUAL,
    parameters: [{ name: '', type: '', says: '' }],
    returns: { type: 'integer', says: '' },
  },
  statement: '',
  hints: ['', '', ''],
  editorial: '',
  tests: [],
  solutions: [],
} as const satisfies Template

/** The template of a new problem: an example in the right form. Nothing of it can be published (`templateFaults`). */
export const NEW_PROBLEM = {
  about: {
    title: 'Sum of a list',
    ...USUAL,
    topics: ['lists'],
    function: 'sum_of',
    parameters: [{ name: 'numbers', type: 'integer[]', says: 'The numbers to add up.' }],
    returns: { type: 'integer', says: 'The sum of the numbers.' },
  },
  statement: `Describe the task here in a few sentences: what is given, and what should be returned. Mention each parameter, such as \`numbers\`.

**Why it matters.** Say where learners meet this task in practice.

**Constraints.** Name the largest input, such as: at most 1,000 numbers.
`,
  hints: ['Start from 0 and go through the numbers.', 'Keep a running total in one variable.', 'Add each number to the running total.'],
  editorial: 'Explain the solution step by step, what it costs, and the mistakes that are often made.\n',
  tests: [
    { explanation: 'One and two make three.', arguments: [[1, 2]], expected: 3 },
    { explanation: 'Numbers can be negative.', arguments: [[5, -2]], expected: 3 },
    { category: 'empty list', arguments: [[]], expected: 0 },
    { category: 'all negative', arguments: [[-1, -2, -3]], expected: -6 },
    { category: 'large numbers', arguments: [[1000000, 999999]], expected: 1999999 },
  ],
  solutions: [
    { file: 'reference.py', source: 'def sum_of(numbers):\n    return sum(numbers)\n' },
    { file: 'reference.js', source: 'function sumOf(numbers) {\n  return numbers.reduce((sum, one) => sum + one, 0)\n}\n' },
    { file: 'wrong/first-only.py', source: '# It only uses the first number.\ndef sum_of(numbers):\n    return numbers[0] if numbers else 0\n' },
    { file: 'wrong/absolute.js', source: '// It ignores the sign of each number.\nfunction sumOf(numbers) {\n  return numbers.reduce((sum, one) => sum + Math.abs(one), 0)\n}\n' },
  ],
} as const satisfies Template
