import { useId, useState, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useCourseForm } from './course-form.ts'

const SkillsInUse = graphql(`query SkillsInUse { courseSkills }`)

/** The skills as chips. Enter or a comma adds a skill; skills of other courses are suggested. */
export function SkillsField() {
  const { draft: { skills }, change, faults, errorAt } = useCourseForm()
  const { data } = useQuery(SkillsInUse, {})
  const [typed, setTyped] = useState('')
  const suggestions = useId()
  const path = faults.find((fault) => fault.path.startsWith('skills.'))?.path ?? 'skills'
  const setSkills = (update: (skills: string[]) => string[]) => change((draft) => ({ ...draft, skills: update(draft.skills) }))
  const add = (text: string) => {
    const added = text.split(',').map((skill) => skill.trim().replaceAll(/\s+/g, ' ')).filter((skill) => skill !== '')
    setSkills((skills) => [...skills, ...added.filter((skill, at) => added.indexOf(skill) === at && !skills.some((known) => known.toLowerCase() === skill.toLowerCase()))])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && skills.length > 0) setSkills((skills) => skills.slice(0, -1))
  }
  return (
    <div className="grid gap-2">
      <Field label="Skills" hint="Press Enter after each." error={errorAt(path)}>
        {(control) => (
          <TextInput
            {...control}
            list={suggestions}
            autoComplete="off"
            value={typed}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && add(typed)}
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          />
        )}
      </Field>
      <datalist id={suggestions}>
        {data?.courseSkills.filter((skill) => !skills.includes(skill)).map((skill) => <option key={skill}>{skill}</option>)}
      </datalist>
      {skills.length > 0 && (
        <ul aria-label="Selected skills" className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip label={skill} onRemove={() => setSkills((skills) => skills.filter((other) => other !== skill))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
