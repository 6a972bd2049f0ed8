import { describe, expect, test } from 'vitest'
import { failureText, isFailed, publicationText, type CheckedEdit } from './publication-text.ts'

const passed: CheckedEdit = { state: 'passed', isPublished: true, findings: [], verdicts: [] }
const failed: CheckedEdit = { ...passed, state: 'failed', findings: ['a', 'b'], verdicts: [{ isExpected: true }, { isExpected: false }, { isExpected: false }] }
const textOf = (edit: CheckedEdit, isChanged = false, isNew = false) => publicationText(edit, { isChanged, isNew, saved: 'Saved' })

describe('What the bar says about a saved version (requirement Q-50)', () => {
  test('the checks count only for the version that was checked', () => {
    expect([textOf(passed), textOf(passed, true)]).toEqual(['Published. All checks passed.', 'Saved. Not published yet.'])
    expect([textOf(failed), textOf(failed, true)]).toEqual(['Checks failed: 2 of 3 solutions', 'Saved. Not published yet.'])
    expect(textOf({ ...passed, state: 'draft' })).toBe('Saved. Not published yet.')
    expect(textOf({ ...passed, state: 'checking' })).toBe('Running checks…')
    expect([isFailed(failed, false), isFailed(failed, true), isFailed(passed, false)]).toEqual([true, false, false])
  })

  test('a version that this form published is new until the next change', () => {
    expect([textOf(passed, false, true), textOf(passed, true, true), textOf(failed, false, true)]).toEqual(['Published just now', 'Saved. Not published yet.', 'Checks failed: 2 of 3 solutions'])
  })

  test('a draft that was never published is only saved', () => {
    expect([textOf({ ...passed, state: 'draft', isPublished: false }), textOf({ ...failed, isPublished: false })]).toEqual(['Saved', 'Checks failed: 2 of 3 solutions'])
  })

  test('a failure before any solution ran counts its findings', () => {
    expect([failureText({ findings: ['a'], verdicts: [] }), failureText({ findings: ['a', 'b'], verdicts: [{ isExpected: true }] })]).toEqual(['Checks failed: 1 thing to fix', 'Checks failed: 2 things to fix'])
  })
})
