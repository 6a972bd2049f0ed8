import type { EvidenceItem, EvidenceKind } from '#features/people/rules/evidence.ts'
import { mentions, readTopics } from '#features/search/rules/topics.ts'

export const EVIDENCE_LABELS: Record<EvidenceKind, string> = { problem: 'Solved problem', course: 'Finished course', blog: 'Blog' }

/** A skill of a tech stack with what shows it, courses first. */
export interface SkillWithEvidence {
  label: string
  /** How many things show it. */
  count: number
  /** The first few of them. */
  evidence: EvidenceItem[]
}

const SHOWN = 5
const RANK: Record<EvidenceKind, number> = { course: 0, problem: 1, blog: 2 }

/** The skills with what shows each of them; a skill without anything is there, too. */
export function skillsWithEvidence(skills: readonly string[], items: readonly EvidenceItem[]): SkillWithEvidence[] {
  const known = items.map((item) => ({ item, text: readTopics([item.title, ...item.topics]) })).sort((a, b) => RANK[a.item.kind] - RANK[b.item.kind])
  return skills.map((label) => {
    const isMentioned = mentions(label)
    const found = known.filter(({ text }) => isMentioned(text)).map(({ item }) => item)
    return { label, count: found.length, evidence: found.slice(0, SHOWN) }
  })
}
