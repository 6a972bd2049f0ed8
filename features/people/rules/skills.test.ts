import { describe, expect, test } from 'vitest'
import { distinctSkills, KNOWN_SKILLS, skillKey, skillLabel, skillNames } from './skills.ts'

describe('Skills with other names (requirement V-2)', () => {
  test('another name, case, spaces and hyphens make no difference', () => {
    for (const name of ['sklearn', 'scikit-learn', 'Scikit Learn', ' SCIKIT_LEARN ']) expect(skillKey(name)).toBe('scikitlearn')
    expect(skillLabel('sklearn')).toBe('scikit-learn')
    expect(skillLabel('  Bayesian   nets ')).toBe('Bayesian nets')
    expect(skillKey('C++')).not.toBe(skillKey('C'))
    expect(skillKey('C#')).not.toBe(skillKey('C'))
    expect(skillKey('R')).not.toBe(skillKey('React'))
  })

  test('a list has each skill once, under its shown name', () => {
    expect(distinctSkills(['py', 'SQL', 'Python', ' ', 'sql'])).toEqual(['Python', 'SQL'])
    expect(skillNames('TORCH')).toEqual(['PyTorch', 'torch'])
    expect(skillNames('Chalk')).toEqual(['Chalk'])
  })

  test('no name belongs to two skills', () => {
    const names = KNOWN_SKILLS.flatMap(({ label, aliases }) => [label, ...aliases].map((name) => [name, skillLabel(name), label]))
    expect(names.filter(([, found, label]) => found !== label)).toEqual([])
  })
})
