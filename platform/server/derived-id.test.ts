import { expect, test } from 'vitest'
import { derivedId } from './derived-id.ts'

test('a derived id is a UUID that never changes', () => {
  expect(derivedId('practice/problems/two-sum')).toBe('ac4abda6-944d-8e2d-a7b5-a585f0fb0669')
  expect(derivedId('practice/problems/three-sum')).not.toBe(derivedId('practice/problems/two-sum'))
})
