import { Icon } from '#platform/web/ui/Icon.tsx'
import { checkIcon, circleCheckIcon } from '#platform/web/ui/icons.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { skillKey } from '#features/people/rules/skills.ts'
import type { CandidateData } from './viewer-jobs.ts'

interface Props {
  skills: readonly string[]
  candidate: CandidateData | null
}

/** The required skills; the viewer's skills are marked, and also whether there is evidence for them. */
export function SkillList({ skills, candidate }: Props) {
  const own = new Map(candidate?.skills.map(({ label, evidence }) => [skillKey(label), evidence]))
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Required skills">
      {skills.map((skill) => {
        const evidence = own.get(skillKey(skill))
        return (
          <li key={skill} className={`badge gap-1 ${evidence === undefined ? 'bg-sunken text-text-muted' : 'bg-success-subtle text-success'}`}>
            {evidence !== undefined && <Icon of={evidence > 0 ? circleCheckIcon : checkIcon} small />}
            {skill}
            {evidence !== undefined && <VisuallyHidden>: you have it{evidence > 0 ? ', with evidence' : ''}</VisuallyHidden>}
          </li>
        )
      })}
    </ul>
  )
}
