import { describe, expect, test } from 'vitest'
import { NUMBER_PATTERN, isBlank, isRight, optionMark, resultOf, rightOptions, type Question } from './quiz.ts'

const base = { key: 'q', prompt: 'Which?', explanation: 'Because.' }
const nameOf = (_question: string, place: number) => `n${place}`
const right = (question: Question, ...values: string[]) => isRight(question, values, nameOf)

describe('Quiz answers (requirement K-7)', () => {
  test('a single choice has one right option', () => {
    const question: Question = { ...base, kind: 'single', options: ['a', 'b', 'c'], answer: 1 }
    expect([right(question, 'n1'), right(question, 'n0'), right(question), right(question, 'n1', 'n0'), right(question, 'n1', 'n1')]).toEqual([true, false, false, false, false])
  })

  test('a multiple choice needs all right options and no other, in any order', () => {
    const question: Question = { ...base, kind: 'multiple', options: ['a', 'b', 'c'], answers: [0, 2] }
    expect([right(question, 'n2', 'n0'), right(question, 'n0'), right(question, 'n0', 'n1', 'n2'), right(question, 'n0', 'n0')]).toEqual([true, false, false, false])
  })

  test('an order needs every item in its place', () => {
    const question: Question = { ...base, kind: 'order', items: ['first', 'second', 'third'] }
    expect([right(question, 'n0', 'n1', 'n2'), right(question, 'n1', 'n0', 'n2'), right(question, 'n0', 'n1')]).toEqual([true, false, false])
  })

  test('a number is right within its tolerance, with a comma or a true minus sign, and never as words', () => {
    const question: Question = { ...base, kind: 'number', answer: 0.3, tolerance: 0 }
    for (const text of ['0.3', '.3', '0,3', '3e-1', ' 0.30 ', String(0.1 + 0.2)]) expect([text, right(question, text)]).toEqual([text, true])
    for (const text of ['', '0.31', 'three', 'NaN', 'Infinity', '0.3; 0.4', '0x1', '1e999', '--1']) expect([text, right(question, text)]).toEqual([text, false])
    expect(right({ ...question, answer: -2, tolerance: 0.5 }, '−2.4')).toBe(true)
    expect(right({ ...question, answer: -2, tolerance: 0.5 }, '-2.6')).toBe(false)
  })

  test('a percentage is right where the answer is between 0 and 1', () => {
    const question: Question = { ...base, kind: 'number', answer: 0.96, tolerance: 0 }
    for (const text of ['96%', '96 %', '96,0%', '0.96', '0,96']) expect([text, right(question, text)]).toEqual([text, true])
    for (const text of ['96', '0.96%', '%', '9%6', '96%%']) expect([text, right(question, text)]).toEqual([text, false])
    expect([1, 0].map((answer) => right({ ...question, answer }, `${100 * answer}%`))).toEqual([true, true])
    expect([96, 1.5, -0.5].map((answer) => right({ ...question, answer }, `${answer}%`) || right({ ...question, answer }, `${100 * answer}%`))).toEqual([false, false, false])
  })

  test('nothing chosen and only spaces are no answer', () => {
    expect([[], [''], [' \n'], ['n1'], ['', '0']].map((values) => isBlank(values))).toEqual([true, true, true, false, false])
  })

  test('an output is compared line by line, without spaces at the ends of lines', () => {
    const question: Question = { ...base, kind: 'output', code: 'print(1)\nprint(2)', answer: '1\n2' }
    expect([right(question, '1\r\n2  \n'), right(question, '\n1\n2'), right(question, '1 2'), right(question, ' 1\n2')]).toEqual([true, true, false, false])
  })

  test('eight of ten are enough, and a quiz without questions is never passed', () => {
    const some = (count: number) => resultOf(Array.from({ length: 10 }, (_one, at) => at < count))
    expect([some(8).isPassed, some(7).isPassed, some(10).score, resultOf([]).isPassed]).toEqual([true, false, 1, false])
  })

  test('names the right options of choices and orders, and none of typed answers', () => {
    const questions: Question[] = [
      { ...base, kind: 'single', options: ['a', 'b'], answer: 1 },
      { ...base, kind: 'multiple', options: ['a', 'b', 'c'], answers: [0, 2] },
      { ...base, kind: 'order', items: ['first', 'second'] },
      { ...base, kind: 'number', answer: 2, tolerance: 0 },
    ]
    expect(questions.map((question) => rightOptions(question, nameOf))).toEqual([['n1'], ['n0', 'n2'], ['n0', 'n1'], []])
  })

  test('an option is marked as right, wrong, missed or not at all', () => {
    expect(['n0', 'n1', 'n2', 'n3'].map((name) => optionMark(name, ['n0', 'n1'], ['n0', 'n2']))).toEqual(['right', 'wrong', 'missed', null])
  })
})

test('the field of a number accepts what counts as one, and no words', () => {
  const pattern = new RegExp(`^(?:${NUMBER_PATTERN})$`, 'v')
  for (const text of ['3', '-0.5', '−0,5', '.25', '1 000.5', '1e-3', '85 %', ' 7 ', '2.']) expect(pattern.test(text), text).toBe(true)
  for (const text of ['abc', '1/2', '3 or 4', 'e3', '--', '0x10', '1,2,3']) expect(pattern.test(text), text).toBe(false)
})
