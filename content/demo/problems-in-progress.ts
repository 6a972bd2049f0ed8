/** Problems that the demo mentor writes: one waits for a review, one was sent back. */
export const problemsInProgress = {
  author: 'mateo-silva',
  inReview: {
    slug: 'weighted-mean',
    sentDaysAgo: 1.2,
    about: {
      title: 'Weighted Mean',
      difficulty: 'Easy',
      category: 'math',
      topics: ['descriptive-statistics', 'lists'],
      aliases: ['weighted average'],
      function: 'weighted_mean',
      parameters: [
        { name: 'values', type: 'number[]', says: 'The measured values.' },
        { name: 'weights', type: 'number[]', says: 'How much each value counts; none is negative.' },
      ],
      returns: { type: 'number', says: 'The weighted mean, or 0 if nothing counts.' },
      checker: { kind: 'tolerance', rtol: 1e-9, atol: 1e-9, nan: 'equal' },
      limits: { seconds: 2, megabytes: 256 },
      needsNumpy: false,
    },
    statement: `Some measurements are more reliable than others. Each of the \`values\` has a weight in \`weights\`, at the same position. Return their weighted mean,

$$\\frac{\\sum_i w_i v_i}{\\sum_i w_i}.$$

If all weights are 0, or there are no values, return 0.

**Why it matters.** Survey results, class grades and losses of unbalanced classes are weighted means.

**Constraints.** At most 900 values between -1,000 and 1,000; weights are between 0 and 100.
`,
    hints: ['What does the plain mean divide by, and what takes its place here?', 'Two sums are needed: one of products, and one of weights.', 'Check the sum of the weights before you divide by it.'],
    editorial: `Add up the products $w_i v_i$ and the weights $w_i$ in one pass, then divide. Guard the division: a sum of weights of 0 means that nothing counts.

A common mistake is to divide by the number of values. That gives the right answer only if the weights average to 1.
`,
    tests: [
      { explanation: 'The second value counts three times as much: (1 · 2 + 3 · 6) / 4.', arguments: [[2, 6], [1, 3]], expected: 5 },
      { explanation: 'Equal weights give the plain mean.', arguments: [[1, 2, 6], [5, 5, 5]], expected: 3 },
      { explanation: 'No weight, no mean.', arguments: [[4, 8], [0, 0]], expected: 0 },
      { category: 'nothing given', arguments: [[], []], expected: 0 },
      { category: 'one value', arguments: [[-7.5], [0.25]], expected: -7.5 },
      { category: 'a weight of zero', arguments: [[100, 1, 2], [0, 1, 1]], expected: 1.5 },
      { category: 'fractions as weights', arguments: [[10, 20, 30], [0.5, 0.25, 0.25]], expected: 17.5 },
      { category: 'weights that sum below one', arguments: [[8, 4], [0.1, 0.3]], expected: 5 },
      { category: 'negative values', arguments: [[-4, 4, -8], [2, 1, 1]], expected: -3 },
      { category: 'values that cancel out', arguments: [[1000, -1000], [100, 100]], expected: 0 },
    ],
    solutions: [
      { file: 'reference.py', source: 'def weighted_mean(values, weights):\n    total = sum(weights)\n    if total == 0:\n        return 0\n    return sum(v * w for v, w in zip(values, weights)) / total\n' },
      {
        file: 'reference.js',
        source: 'function weightedMean(values, weights) {\n  let [sum, total] = [0, 0]\n  values.forEach((value, at) => {\n    sum += value * weights[at]\n    total += weights[at]\n  })\n  return total === 0 ? 0 : sum / total\n}\n',
      },
      { file: 'wrong/by-count.py', source: '# It divides by the number of values instead of the sum of the weights.\ndef weighted_mean(values, weights):\n    if not values:\n        return 0\n    return sum(v * w for v, w in zip(values, weights)) / len(values)\n' },
      { file: 'wrong/unweighted.js', source: '// It ignores the weights.\nfunction weightedMean(values) {\n  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length\n}\n' },
    ],
  },
  returned: {
    slug: 'geometric-mean-of-growth-rates',
    title: 'Geometric Mean of Growth Rates',
    changedDaysAgo: 3.4,
    statement: `The \`numbers\` are growth rates of consecutive years, such as 0.05 for five percent. Return the constant rate that leads to the same final value.

**Why it matters.** Averages of rates are the most common mistake in reports about growth.

**Constraints.** Name the largest input, such as: at most 1,000 numbers.
`,
    comment: 'Good idea. Please say what happens at a rate of -1, and add a test with rates close to zero, where a sum of logarithms is more exact than a product.',
  },
} as const
