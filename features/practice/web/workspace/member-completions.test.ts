import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { ProgramLanguage } from '../../rules/problem.ts'
import { memberSource, signatureOf } from './member-completions.ts'

async function complete(doc: string, language: ProgramLanguage): Promise<string[] | null> {
  const result = await memberSource(language)(new CompletionContext(EditorState.create({ doc }), doc.length, false))
  return result === null ? null : result.options.map(({ label }) => label).filter((label) => label.startsWith(doc.slice(result.from)))
}

test('members of modules and methods of common types are completed after a dot', async () => {
  expect(await complete('import math\nmath.sq', 'python')).toEqual(['sqrt'])
  expect(await complete('np.argm', 'python')).toEqual(['argmax', 'argmin'])
  expect(await complete('items.app', 'python')).toEqual(['append', 'appendleft'])
  expect(await complete('Math.fl', 'javascript')).toEqual(['floor'])
  expect(await complete('[1, 2].toS', 'javascript')).toEqual(['toSorted'])
})

test('numbers and words without a dot have no members', async () => {
  expect(await complete('1.', 'python')).toBeNull()
  expect(await complete('math', 'python')).toBeNull()
})

test('signatures of known functions are found by their whole name', () => {
  expect(signatureOf('math.comb', 'python')).toBe('math.comb(n, k)')
  expect(signatureOf('heap.append', 'python')).toBe('heap.append(x)')
  expect(signatureOf('math.pi', 'python')).toBeNull()
  expect(signatureOf('math.append', 'python')).toBeNull()
  expect(signatureOf('my_function', 'python')).toBeNull()
})
