import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainMatch, matchOf, percentWithOneMore, summarizeMatch, type Candidate, type MatchedJob } from './match.ts'

const job: MatchedJob = { skillsRequired: ['Python', 'SQL', 'PyTorch'], location: 'Remote', experienceLevel: 'Mid' }
const candidate: Candidate = { skills: ['python', 'SQL'], location: '', experienceLevel: null }

describe('V-3 the match score', () => {
  test('expands into its terms', () => {
    expect(explainMatch(matchOf(job, candidate))).toBe('+10 Python, +10 SQL, +10 Remote; missing: PyTorch')
    expect(explainMatch(matchOf({ ...job, location: 'Oslo' }, { ...candidate, skills: [] }))).toBe('nothing matches yet; missing: Python, SQL, PyTorch')
  })

  test('is said in words', () => {
    expect(summarizeMatch(matchOf(job, candidate), 3)).toBe('2 of 3 skills, remote')
    expect(summarizeMatch(matchOf({ ...job, skillsRequired: ['SQL'], location: 'Oslo' }, { ...candidate, location: 'oslo', experienceLevel: 'Mid' }), 1)).toBe('1 of 1 skill, same location, mid level')
    expect(summarizeMatch(matchOf({ ...job, location: 'Oslo' }, { ...candidate, skills: [] }), 3)).toBe('0 of 3 skills')
  })

  test('both location bonuses can add up, and at most 100 % is shown', () => {
    const skills = Array.from({ length: 9 }, (_, at) => `Skill ${at}`)
    const match = matchOf({ skillsRequired: skills, location: 'Remote', experienceLevel: 'Senior' }, { skills, location: ' remote ', experienceLevel: 'Senior' })
    expect(match).toMatchObject({ score: 135, percent: 100, missing: [] })
    expect(match.terms).toHaveLength(12)
  })

  test('the location is compared trimmed and case-insensitively; an empty one matches nothing', () => {
    const inOslo = { ...job, location: 'Oslo, Norway' }
    expect(matchOf(inOslo, { skills: [], location: ' oslo, NORWAY ', experienceLevel: null }).score).toBe(20)
    expect(matchOf(inOslo, { skills: [], location: 'Oslo', experienceLevel: null }).score).toBe(0)
    expect(matchOf({ ...job, location: 'remotely possible' }, candidate).score).toBe(20)
  })

  test('an alias of a skill counts', () => {
    expect(matchOf({ ...job, skillsRequired: ['scikit-learn'] }, { ...candidate, skills: ['sklearn'] }).missing).toEqual([])
  })

  test('one more skill adds exactly what was predicted', () => {
    const skills = fc.uniqueArray(fc.constantFrom('Python', 'SQL', 'PyTorch', 'Go', 'R', 'Spark', 'Kafka', 'NumPy', 'pandas', 'Rust', 'Java'), { maxLength: 11 })
    fc.assert(
      fc.property(skills, skills, fc.constantFrom('Remote', 'Oslo'), (required, owned, location) => {
        const before = matchOf({ skillsRequired: required, location, experienceLevel: 'Mid' }, { skills: owned, location: 'Oslo', experienceLevel: 'Mid' })
        const [gap] = before.missing
        if (gap === undefined) return
        const after = matchOf({ skillsRequired: required, location, experienceLevel: 'Mid' }, { skills: [...owned, gap], location: 'Oslo', experienceLevel: 'Mid' })
        expect(after.percent).toBe(percentWithOneMore(before.score))
        expect(after.score).toBe(after.terms.reduce((sum, { points }) => sum + points, 0))
      }),
    )
  })
})
