import { expect, test } from 'vitest'
import { folderName, roomProblem } from './backup-run.ts'

const MB = 1024 * 1024

test('a backup needs the room of the last one and some more', () => {
  expect(roomProblem({ free: 0, last: null })).toBeNull()
  expect(roomProblem({ free: 120 * MB, last: 100 * MB })).toBeNull()
  expect(roomProblem({ free: 119 * MB, last: 100 * MB })).toMatch(/^Only 119.* are free, and the last backup has 100.*\./)
})

test('the name of a folder has the time and a part of the id, without characters that file systems refuse', () => {
  expect(folderName(new Date('2026-11-27T08:42:10.500Z'), '0198-abcd1f0c')).toBe('2026-11-27T08-42-10-1f0c')
})
