import type { Context } from '#platform/server/context.ts'
import type { EvidenceItem } from '../rules/evidence.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** What a person did that shows skills; only what is public. */
    skillEvidence: EvidenceSource
  }
}

/** Finds what a person did that shows skills. */
export type EvidenceSource = (context: Context, personId: string) => Promise<EvidenceItem[]>

/** Everything that a person did that shows skills, of all features. */
export async function readEvidence(context: Context, personId: string): Promise<EvidenceItem[]> {
  const found = await Promise.all([...context.contributions.to('skillEvidence').values()].map((source) => source(context, personId)))
  return found.flat()
}
