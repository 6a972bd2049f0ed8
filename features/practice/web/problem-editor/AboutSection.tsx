import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { DIFFICULTIES } from '../../rules/problem.ts'
import { TagsField } from './TagsField.tsx'
import { useProblemForm } from './problem-form.ts'

const CATEGORIES = [{ value: 'algo', label: 'Algorithms' }, { value: 'math', label: 'Mathematics' }, { value: 'ds', label: 'Data Structures' }]

/** Title, slug, difficulty, category, tags and limits. */
export function AboutSection({ isNew }: { isNew: boolean }) {
  const { draft, change, faultsAt } = useProblemForm()
  return (
    <Section title="About">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="Title" error={faultsAt('title')[0]}>
          {(control) => <TextInput {...control} value={draft.title} onChange={(event) => change({ title: event.target.value })} />}
        </Field>
        <Field label="Slug" hint={isNew ? 'Lowercase letters, numbers and hyphens. You can’t change it later.' : 'The slug can’t be changed.'} error={faultsAt('slug')[0]}>
          {(control) => <TextInput {...control} readOnly={!isNew} value={draft.slug} onChange={(event) => change({ slug: event.target.value })} />}
        </Field>
        <Field label="Difficulty" error={faultsAt('difficulty')[0]}>
          {(control) => <Select {...control} options={DIFFICULTIES} value={draft.difficulty} onChange={(event) => change({ difficulty: event.target.value })} />}
        </Field>
        <Field label="Category" hint="The leaderboard tab it counts towards." error={faultsAt('category')[0]}>
          {(control) => <Select {...control} options={CATEGORIES} value={draft.category} onChange={(event) => change({ category: event.target.value })} />}
        </Field>
      </div>
      <TagsField />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="Time limit per test (s)" hint="CPU time, 0.5 to 10." error={faultsAt('limits.seconds')[0]}>
          {(control) => <TextInput {...control} inputMode="decimal" value={draft.seconds} onChange={(event) => change({ seconds: event.target.value })} />}
        </Field>
        <Field label="Memory limit per test (MB)" hint="64 to 512." error={faultsAt('limits.megabytes')[0]}>
          {(control) => <TextInput {...control} inputMode="numeric" value={draft.megabytes} onChange={(event) => change({ megabytes: event.target.value })} />}
        </Field>
      </div>
      <Checkbox
        label="Python solutions may use NumPy"
        hint="Needs NumPy on the server and can’t run in the browser."
        checked={draft.needsNumpy}
        onChange={(event) => change({ needsNumpy: event.target.checked })}
      />
    </Section>
  )
}
