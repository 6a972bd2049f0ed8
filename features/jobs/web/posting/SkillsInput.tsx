import { useId, useState, type KeyboardEvent } from 'react'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { distinctSkills, KNOWN_SKILLS } from '#features/people/rules/skills.ts'
import { SKILL_LENGTH } from '../../rules/jobs.ts'

/** Skills as chips. Enter or a comma adds one; other names of a skill become its usual name. */
export function SkillsInput({ skills, error, onChange }: { skills: readonly string[]; error: string | undefined; onChange: (skills: string[]) => void }) {
  const [typed, setTyped] = useState('')
  const suggestions = useId()
  const add = (text: string) => {
    setTyped('')
    onChange(distinctSkills([...skills, ...text.split(',')]))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (typed.trim() !== '') add(typed)
    } else if (event.key === 'Backspace' && typed === '' && skills.length > 0) onChange(skills.slice(0, -1))
  }
  return (
    <div className="grid gap-2">
      <Field label="Required skills" hint="Press Enter after each. They decide who the job matches." error={error}>
        {(control) => (
          <TextInput
            {...control}
            list={suggestions}
            autoComplete="off"
            maxLength={SKILL_LENGTH}
            value={typed}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && add(typed)}
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          />
        )}
      </Field>
      <datalist id={suggestions}>
        {KNOWN_SKILLS.filter(({ label }) => !skills.includes(label)).map(({ label }) => <option key={label}>{label}</option>)}
      </datalist>
      {skills.length > 0 && (
        <ul aria-label="Selected skills" className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip label={skill} onRemove={() => onChange(skills.filter((other) => other !== skill))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
