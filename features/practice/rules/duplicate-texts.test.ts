import { describe, expect, test } from 'vitest'
import { duplicateFaults, type ProblemTexts } from './duplicate-texts.ts'

const texts = (title: string, editorial: string): ProblemTexts => ({ title, statement: '', hints: [], editorial })
const sentence = 'Each step carries the share of the probability that is left over to the next one.'
const lesson = '**Lesson.** [Better optimizers, and training that generalizes well](/learn/image-classification-with-convolutional-networks/optimizers-and-dropout)'

describe('Texts that two problems share', () => {
  test('are found in ten consecutive words', () => {
    expect(duplicateFaults(texts('One', `First. ${sentence}`), [texts('Other', `Second. ${sentence}`)]).map(({ at }) => at)).toEqual(['editorial'])
  })

  test('may be links to the same lesson, which carry its title', () => {
    expect(duplicateFaults(texts('One', `A first text.\n\n${lesson}`), [texts('Other', `A second text.\n\n${lesson}`)])).toEqual([])
  })

  test('are found beside such links', () => {
    expect(duplicateFaults(texts('One', `${sentence}\n\n${lesson}`), [texts('Other', `${sentence} ${lesson}`)])).toHaveLength(1)
  })
})
