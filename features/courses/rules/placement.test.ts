import { describe, expect, test } from 'vitest'
import { choosePlacement, knownTopics, type PlacedQuestion } from './placement.ts'

const questions = (topic: string, count: number): PlacedQuestion[] => Array.from({ length: count }, (_, n) => ({ topic, lesson: `${topic}-quiz`, question: `q${n}` }))

describe('Testing out of topics (requirement K-14)', () => {
  test('asks at most ten questions, as evenly over the topics as they allow', () => {
    const chosen = choosePlacement([...questions('a', 9), ...questions('b', 2), ...questions('c', 9), ...questions('d', 9)], ({ question }) => question)
    const counts = Map.groupBy(chosen, ({ topic }) => topic)
    expect([...counts].map(([topic, own]) => [topic, own.length])).toEqual([['a', 3], ['b', 2], ['c', 3], ['d', 2]])
    expect(choosePlacement([], () => '')).toEqual([])
  })

  test('asks the same questions again', () => {
    const all = questions('a', 9)
    const rank = ({ question }: PlacedQuestion) => question.split('').toReversed().join('')
    expect(choosePlacement(all, rank)).toEqual(choosePlacement(all.toReversed(), rank))
  })

  test('a topic is known with all of at least two answers right', () => {
    const right = (topic: string, ...all: boolean[]) => all.map((isRight) => ({ topic, isRight }))
    expect(knownTopics([...right('a', true, true), ...right('b', true, false, true), ...right('c', true), ...right('d', true, true, true)])).toEqual(['a', 'd'])
  })
})
