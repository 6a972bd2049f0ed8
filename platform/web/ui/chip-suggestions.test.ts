import { describe, expect, test } from 'vitest'
import { chipAtEnter, chipOnLeave, suggestChips } from './chip-suggestions.ts'

const SKILLS = ['NumPy', 'Python', 'MLOps', 'PyTorch', 'React', 'R', 'Machine Learning', 'Apache Airflow']
const typing = (typed: string, given: Partial<Parameters<typeof suggestChips>[0]> = {}) => suggestChips({ typed, suggestions: SKILLS, ...given })

describe('what is suggested for a chip', () => {
  test('suggestions that begin with what is typed come first, the first one is selected, and the last option takes the text as it is', () => {
    expect(typing('py')).toEqual({ options: ['Python', 'PyTorch', 'NumPy'], exact: 'py', isFirstSelected: true })
    expect(typing(' PYT ')).toEqual({ options: ['Python', 'PyTorch'], exact: 'PYT', isFirstSelected: true })
  })

  test('nothing is selected if no suggestion begins with it', () => {
    expect(typing('flow')).toEqual({ options: ['Apache Airflow'], exact: 'flow', isFirstSelected: false })
    expect(typing('Origami')).toEqual({ options: [], exact: null, isFirstSelected: false })
    expect(typing(' ')).toEqual({ options: [], exact: null, isFirstSelected: false })
  })

  test('a suggestion that is equal comes before those that begin with it, in its own spelling', () => {
    expect(typing('r')).toMatchObject({ options: ['R', 'React', 'PyTorch', 'Machine Learning', 'Apache Airflow'], exact: null, isFirstSelected: true })
    expect(typing('react')).toEqual({ options: ['React'], exact: null, isFirstSelected: true })
  })

  test('another name of a suggestion counts as equal', () => {
    const nameOf = (text: string) => (text.toLowerCase() === 'ml' ? 'Machine Learning' : text)
    expect(typing('ml', { nameOf })).toEqual({ options: ['Machine Learning', 'MLOps'], exact: null, isFirstSelected: true })
  })
})

describe('what becomes a chip', () => {
  test('Enter takes the first suggestion that begins with the text, else the text', () => {
    expect(['pyt', 'Origami', 'flow', 'PYTORCH', '  '].map((typed) => chipAtEnter(typed, typing(typed)))).toEqual(['Python', 'Origami', 'flow', 'PyTorch', null])
  })

  test('leaving the field takes the text unless it may be half of a suggestion', () => {
    expect(['pyt', 'Origami', 'flow', 'pytorch', ' '].map((typed) => chipOnLeave(typed, typing(typed)))).toEqual([null, 'Origami', 'flow', 'PyTorch', null])
  })
})
