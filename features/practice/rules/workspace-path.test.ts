import { expect, test } from 'vitest'
import { isWorkspacePath } from './workspace-path.ts'

test('a workspace is a page right below the list of problems, and no other list', () => {
  for (const path of ['/practice/two-sum', '/practice/two-sum/', '/Practice/Two-Sum']) expect(isWorkspacePath(path), path).toBe(true)
  for (const path of ['/practice', '/practice/', '/practice/topics', '/practice/topics/metrics', '/practice/tracks', '/practice/contests', '/', '/blog/practice']) {
    expect(isWorkspacePath(path), path).toBe(false)
  }
})
