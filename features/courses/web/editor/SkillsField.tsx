import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ChipsInput } from '#platform/web/ui/ChipsInput.tsx'
import { useCourseForm } from './course-form.ts'

const SkillsInUse = graphql(`query SkillsInUse { courseSkills }`)

/** The skills as chips; skills of other courses are suggested. */
export function SkillsField() {
  const { draft: { skills }, change, faults, errorAt } = useCourseForm()
  const { data } = useQuery(SkillsInUse, {})
  const path = faults.find((fault) => fault.path.startsWith('skills.'))?.path ?? 'skills'
  const setSkills = (update: (skills: string[]) => string[]) => change((draft) => ({ ...draft, skills: update(draft.skills) }))
  const add = (texts: string[]) => {
    const added = texts.map((skill) => skill.trim().replaceAll(/\s+/g, ' ')).filter((skill) => skill !== '')
    setSkills((skills) => [...skills, ...added.filter((skill, at) => added.indexOf(skill) === at && !skills.some((known) => known.toLowerCase() === skill.toLowerCase()))])
  }
  return (
    <ChipsInput
      label="Skills"
      listLabel="Selected skills"
      hint="Press Enter after each."
      error={errorAt(path)}
      chips={skills}
      suggestions={data?.courseSkills ?? []}
      onAdd={add}
      onRemove={(skill) => setSkills((skills) => skills.filter((other) => other !== skill))}
    />
  )
}
