import { expect, test } from 'vitest'
import { missingModuleText } from './missing-module.ts'

test('A missing library is named with what can be used instead (requirement Q-70)', () => {
  const text = 'pandas isn’t available here. You can use the standard library and NumPy.'
  // As the judge and as the browser say it.
  expect(missingModuleText("ModuleNotFoundError: No module named 'pandas' (line 1)")).toBe(text)
  expect(missingModuleText("  line 1, in <module>\nModuleNotFoundError: No module named 'pandas.core'")).toBe(text)
  expect(missingModuleText("ModuleNotFoundError: No module named 'numpy'")).toMatch(/^NumPy isn’t available for this problem/)
  expect([missingModuleText('IndexError: list index out of range'), missingModuleText(null), missingModuleText("ValueError: No module named 'x'")]).toEqual([null, null, null])
})

test('a part of NumPy that is left out is named, because NumPy itself is there', () => {
  expect(missingModuleText("ModuleNotFoundError: No module named 'numpy.f2py'")).toBe('numpy.f2py isn’t available here. You can use the standard library and NumPy.')
})
