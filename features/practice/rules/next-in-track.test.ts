import { expect, test } from 'vitest'
import { nextInTrack, nextOfTrack } from './next-in-track.ts'

const track = (...ids: string[]) => ({ problems: ids.map((id) => ({ id })) })
const tracks = [track('a', 'b', 'c', 'd'), track('x', 'b', 'y'), track('z')]
const next = (problem: string, ...solved: string[]) => nextInTrack(tracks, problem, new Set([problem, ...solved]))?.id ?? null

test('the next problem is that of the track that someone follows', () => {
  expect(next('a')).toBe('b')
  expect(next('b', 'a')).toBe('c')
  expect(next('b', 'x')).toBe('y')
  expect(next('d', 'a', 'b')).toBe('c')
  expect(next('c', 'a', 'd')).toBe('b')
})

test('without a track that was begun, or at its end, there is none', () => {
  expect(next('b')).toBeNull()
  expect(next('c')).toBeNull()
  expect(next('z')).toBeNull()
  expect(next('d', 'a', 'b', 'c')).toBeNull()
  expect(next('elsewhere', 'a')).toBeNull()
})

test('of one track, it is the next unsolved problem, and none for a problem outside of it', () => {
  const of = (at: number, problem: string, ...solved: string[]) => nextOfTrack(tracks[at], problem, new Set(solved))?.id ?? null
  expect(of(1, 'b')).toBe('y')
  expect(of(0, 'b', 'b', 'c')).toBe('d')
  expect(of(0, 'x')).toBeNull()
  expect(of(9, 'x')).toBeNull()
})
