import { describe, expect, test } from 'vitest'
import { contentText, differingParts, mergeDrafts } from './merge-drafts.ts'
import { NEW_PROBLEM } from './new-problem.ts'
import { draftOf, newId, withParameter, type ProblemDraft } from './problem-draft.ts'

const base = draftOf({ slug: 'sum-of-a-list', ...NEW_PROBLEM })
const merged = (mine: Partial<ProblemDraft>, theirs: Partial<ProblemDraft>) => mergeDrafts({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
const withCategory = (says: string) => ({ tests: base.tests.map((one, at) => (at === 0 ? { ...one, says } : one)) })

describe('Two versions of a draft (Q-50)', () => {
  test('are merged where only one of them changed a part', () => {
    const { value, conflicts, taken } = merged({ statement: 'Mine.', title: 'My title' }, { editorial: 'Theirs.', difficulty: 'Hard', ...withCategory('theirs') })
    expect(value).toEqual({ ...base, statement: 'Mine.', title: 'My title', editorial: 'Theirs.', difficulty: 'Hard', ...withCategory('theirs') })
    expect(conflicts).toEqual([])
    expect(taken).toEqual(['About', 'Tests', 'Editorial'])
  })

  test('keep the own text where both changed it, and take the other parts', () => {
    const { value, conflicts } = merged({ statement: 'Mine.' }, { statement: 'Theirs.', editorial: 'Theirs.' })
    expect(value).toEqual({ ...base, statement: 'Mine.', editorial: 'Theirs.' })
    expect(conflicts).toEqual(['Statement'])
    expect(merged({ statement: 'Same.' }, { statement: 'Same.' })).toEqual({ value: { ...base, statement: 'Same.' }, conflicts: [], taken: [] })
  })

  test('have hints that are merged one by one; the same hint is a conflict', () => {
    const hints = (...texts: (string | null)[]) => ({ hints: base.hints.map((hint, at) => texts[at] ?? hint) })
    const { value, conflicts, taken } = merged(hints('Mine.'), hints(null, 'Theirs.'))
    expect([value.hints, conflicts, taken]).toEqual([['Mine.', 'Theirs.', base.hints[2]], [], ['Hint 2']])
    const both = merged(hints('Mine.', null, 'Mine.'), hints(null, 'Theirs.', 'Theirs.'))
    expect([both.value.hints, both.conflicts, both.taken]).toEqual([['Mine.', 'Theirs.', 'Mine.'], ['Hint 3'], ['Hint 2']])
    expect(differingParts(base, { ...base, ...hints(null, 'Theirs.') })).toEqual(['Hint 2'])
  })

  test('have a conflict if one changed the parameters and the other one the tests, whose arguments belong to them', () => {
    expect(merged(withCategory('mine'), withParameter(base)).conflicts).toEqual(['Function', 'Tests'])
    expect(merged({}, withParameter(base))).toMatchObject({ conflicts: [], taken: ['Function', 'Tests'] })
  })

  test('are the same if only ids or the spelling of values differ', () => {
    const spelled = { tests: base.tests.map((one) => ({ ...one, id: one.id + newId(base.tests), expected: ` ${one.expected} ` })) }
    expect(differingParts(base, { ...base, ...spelled })).toEqual([])
    expect(merged(spelled, { statement: 'Theirs.', ...withCategory('theirs') }).conflicts).toEqual([])
  })

  test('are the same if the keys of a recipe are in another order, as they come from the database', () => {
    const withRecipe = (recipe: string): ProblemDraft => ({ ...base, tests: base.tests.map((one) => ({ ...one, given: [recipe] })) })
    const [mine, theirs] = [withRecipe('{"make":"integers","count":9,"seed":1}'), withRecipe('{"make":"integers","seed":1,"count":9}')]
    expect(contentText(mine)).toBe(contentText(theirs))
    expect(differingParts(mine, theirs)).toEqual([])
    expect(contentText(mine)).not.toBe(contentText(withRecipe('{"make":"integers","count":9,"seed":2}')))
  })
})
