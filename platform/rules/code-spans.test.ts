import { expect, test } from 'vitest'
import { CODE_KINDS, highlightedLines } from './code-spans.ts'

const kind = (name: (typeof CODE_KINDS)[number]) => CODE_KINDS.indexOf(name)

test('code is split into lines of pieces; a highlighted part may go over several lines', () => {
  const code = 'def f():\n  """a\n\n  b"""\n'
  expect(highlightedLines(code, [0, 3, kind('keyword'), 11, 13, kind('string')])).toEqual([
    [{ text: 'def', kind: 'keyword' }, { text: ' f():', kind: null }],
    [{ text: '  ', kind: null }, { text: '"""a', kind: 'string' }],
    [],
    [{ text: '  b"""', kind: 'string' }],
    [],
  ])
})

test('without highlighted parts the lines are plain, and overlapping or unknown ones change no text', () => {
  expect(highlightedLines('a\nb', [])).toEqual([[{ text: 'a', kind: null }], [{ text: 'b', kind: null }]])
  const text = (spans: number[]) => highlightedLines('x = 12', spans).map((line) => line.map((piece) => piece.text).join('')).join('\n')
  expect([text([0, 3, 1, 2, 2, 1]), text([0, 3, 99]), text([4, 99, 3])]).toEqual(['x = 12', 'x = 12', 'x = 12'])
})
