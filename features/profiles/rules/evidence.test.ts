import { describe, expect, test } from 'vitest'
import type { EvidenceItem } from '#features/people/rules/evidence.ts'
import { skillsWithEvidence } from './evidence.ts'

const item = (kind: EvidenceItem['kind'], title: string, ...topics: string[]): EvidenceItem => ({ kind, title, topics, path: `/${title}` })

describe('Skills with evidence (requirement R-17)', () => {
  test('name the courses, problems and blogs about them, courses first', () => {
    const items = [item('blog', 'Why NumPy broadcasts', 'numpy'), item('problem', 'Softmax', 'NumPy', 'numerics'), item('course', 'Linear algebra', 'NumPy', 'Python')]
    const [numpy, rust] = skillsWithEvidence(['NumPy', 'Rust'], items)
    expect(numpy).toMatchObject({ label: 'NumPy', count: 3, evidence: [{ kind: 'course' }, { kind: 'problem' }, { kind: 'blog' }] })
    expect(rust).toEqual({ label: 'Rust', count: 0, evidence: [] })
  })

  test('show the first five and count all', () => {
    const items = Array.from({ length: 9 }, (_, n) => item('problem', `Problem ${n}`, 'Graphs'))
    expect(skillsWithEvidence(['graphs'], items)[0]).toMatchObject({ count: 9, evidence: { length: 5 } })
  })
})
