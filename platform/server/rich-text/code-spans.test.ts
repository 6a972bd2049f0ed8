import { expect, test } from 'vitest'
import { highlightedLines } from '../../rules/code-spans.ts'
import { codeSpans } from './code-spans.ts'

test('Python and JavaScript are highlighted without changing a character; other languages stay plain', () => {
  const python = 'def two_sum(nums):\n    """Finds\n    both."""\n    return 0  # later\n'
  const lines = highlightedLines(python, codeSpans(python, 'python'))
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(python)
  expect(lines[0]).toContainEqual({ text: 'def', kind: 'keyword' })
  expect(lines[2]).toEqual([{ text: '    both."""', kind: 'string' }])
  expect(lines[3]).toEqual(expect.arrayContaining([{ text: 'return', kind: 'keyword' }, { text: '0', kind: 'number' }, { text: '# later', kind: 'comment' }]))
  const script = 'const f = (x) => `a${x}b` // <b>'
  expect(highlightedLines(script, codeSpans(script, 'javascript'))[0]!.map(({ text }) => text).join('')).toBe(script)
  expect(codeSpans(python, 'klingon')).toEqual([])
})
