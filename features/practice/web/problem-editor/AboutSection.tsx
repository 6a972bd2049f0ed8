import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ChipsInput } from '#platform/web/ui/ChipsInput.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CATEGORY_LABELS } from '../../rules/category-labels.ts'
import { draftWords } from '../../rules/draft-words.ts'
import { problemPath } from '../../rules/paths.ts'
import { CATEGORIES, DIFFICULTIES } from '../../rules/problem.ts'
import { isTable } from '../../rules/tables.ts'
import { PlacedField } from './PlacedField.tsx'
import { TopicsField } from './TopicsField.tsx'
import { useProblemForm } from './problem-form.ts'

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

/** Title, address, difficulty, category, topics, aliases and limits. */
export function AboutSection() {
  const { draft, change } = useProblemForm()
  return (
    <Section title="About">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <PlacedField at="title" label="Title" hint="Use words that learners search for, such as “Cosine Similarity”.">
          {(control) => <TextInput {...control} value={draft.title} onChange={(event) => change({ title: event.target.value })} />}
        </PlacedField>
        <div className="grid gap-1.5 text-sm">
          <p className="font-medium">Address</p>
          <p className="py-2 font-mono wrap-anywhere">{problemPath(draft.slug)}</p>
        </div>
        <PlacedField at="difficulty" label="Difficulty">
          {(control) => <Select {...control} options={DIFFICULTIES} value={draft.difficulty} onChange={(event) => change({ difficulty: event.target.value })} />}
        </PlacedField>
        <PlacedField at="category" label="Category" hint="The leaderboard tab it counts towards.">
          {(control) => <Select {...control} options={CATEGORY_OPTIONS} value={draft.category} onChange={(event) => change({ category: event.target.value })} />}
        </PlacedField>
      </div>
      <TopicsField />
      <AliasesField />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <PlacedField at="limits.seconds" label="Time limit per test (s)" hint={draftWords(draft.returns.type).timeHint}>
          {(control) => <TextInput {...control} inputMode="decimal" value={draft.seconds} onChange={(event) => change({ seconds: event.target.value })} />}
        </PlacedField>
        <PlacedField at="limits.megabytes" label="Memory limit per test (MB)" hint="64 to 512.">
          {(control) => <TextInput {...control} inputMode="numeric" value={draft.megabytes} onChange={(event) => change({ megabytes: event.target.value })} />}
        </PlacedField>
      </div>
      {/* A SQL problem with a tick from before needs a way to take it off. */}
      {(!isTable(draft.returns.type) || draft.needsNumpy) && (
        <Checkbox
          label="Import NumPy in the Python starter code"
          hint="Solutions can always import it."
          checked={draft.needsNumpy}
          onChange={(event) => change({ needsNumpy: event.target.checked })}
        />
      )}
    </Section>
  )
}

/** Other names under which the problem is found. */
function AliasesField() {
  const { draft: { aliases }, change, faultsAt } = useProblemForm()
  const faults = [...faultsAt('aliases'), ...aliases.flatMap((alias, at) => faultsAt(`aliases.${at}`).map((message) => `${alias}: ${message}`))]
  return (
    <div data-at="aliases">
      <ChipsInput
        label="Aliases"
        listLabel="Chosen aliases"
        hint="Other names people use for it, such as kNN. Press Enter after each."
        error={faults[0]}
        chips={aliases}
        suggestions={[]}
        maxLength={40}
        onAdd={(texts) => change({ aliases: [...new Set([...aliases, ...texts.map((text) => text.trim()).filter((text) => text !== '')])] })}
        onRemove={(alias) => change({ aliases: aliases.filter((one) => one !== alias) })}
      />
    </div>
  )
}
