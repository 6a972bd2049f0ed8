import { expect, test } from 'vitest'
import { engineFor, importsNumpy } from './judging.ts'

test('recognizes programs that import NumPy (requirement J-13)', () => {
  const importing = ['import numpy as np', 'x = 1\n  import numpy', 'from numpy import array', 'from numpy.linalg import norm', 'import math, numpy as np', 'import numpy.linalg', 'import numpy, math', 'import numpy # fast']
  expect(importing.filter((code) => !importsNumpy(code))).toEqual([])
  expect(['# import numpy', 'import numpyro', 'from numpylike import x', 'note = "import numpy"', 'import math'].filter(importsNumpy)).toEqual([])
})

test('reads long lines in linear time', () => {
  const started = performance.now()
  for (const code of [`import ${' '.repeat(60_000)}`, `import ${'a, '.repeat(20_000)}`, ' '.repeat(60_000), `from ${' '.repeat(60_000)}`]) expect(importsNumpy(code)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('gives NumPy to every program in Python that imports it, unless it is forbidden', () => {
  const input = { language: 'python', needsNumpy: false, code: 'import numpy as np' } as const
  expect([engineFor(input), engineFor({ ...input, whyNoNumpy: 'Multiply yourself.' }), engineFor({ ...input, language: 'javascript' }), engineFor({ ...input, code: '' }), engineFor({ ...input, code: '', needsNumpy: true })])
    .toEqual(['numpy', 'python', 'javascript', 'python', 'numpy'])
})
