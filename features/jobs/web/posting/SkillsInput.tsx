import { ChipsInput } from '#platform/web/ui/ChipsInput.tsx'
import { distinctSkills, KNOWN_SKILLS, skillLabel } from '#features/people/rules/skills.ts'
import { SKILL_LENGTH } from '../../rules/jobs.ts'

/** Skills as chips. Other names of a skill become its usual name. */
export function SkillsInput({ skills, error, onChange }: { skills: readonly string[]; error: string | undefined; onChange: (skills: string[]) => void }) {
  return (
    <ChipsInput
      label="Required skills"
      listLabel="Selected skills"
      hint="Press Enter after each. They decide who the job matches."
      error={error}
      chips={skills}
      suggestions={KNOWN_SKILLS.map(({ label }) => label)}
      nameOf={skillLabel}
      maxLength={SKILL_LENGTH}
      onAdd={(texts) => onChange(distinctSkills([...skills, ...texts]))}
      onRemove={(skill) => onChange(skills.filter((other) => other !== skill))}
    />
  )
}
