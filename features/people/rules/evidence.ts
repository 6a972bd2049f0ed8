export const EVIDENCE_KINDS = ['problem', 'course', 'blog'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** Something that a person did, with what it is about. */
export interface EvidenceItem {
  kind: EvidenceKind
  title: string
  path: string
  topics: readonly string[]
}
