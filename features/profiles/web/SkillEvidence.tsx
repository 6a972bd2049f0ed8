import { EVIDENCE_LABELS } from '../rules/evidence.ts'
import type { EvidenceKind } from '#features/people/rules/evidence.ts'
import type { ProfileData } from './profile-query.ts'

/** What shows the skills of a tech stack: finished courses, solved problems and blogs. */
export function SkillEvidence({ skills }: { skills: NonNullable<ProfileData['skills']> }) {
  const shown = skills.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-text-muted">Evidence for these skills</summary>
      <dl className="mt-3 grid gap-3">
        {shown.map(({ label, count, evidence }) => (
          <div key={label}>
            <dt className="font-medium wrap-anywhere">{label}</dt>
            {evidence.map(({ kind, title, path }) => (
              <dd key={path} className="wrap-anywhere">
                <span className="text-text-muted">{EVIDENCE_LABELS[kind as EvidenceKind]}: </span>
                <a className="link" href={path}>
                  {title}
                </a>
              </dd>
            ))}
            {count > evidence.length && <dd className="tabular text-text-muted">and {count - evidence.length} more</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}
