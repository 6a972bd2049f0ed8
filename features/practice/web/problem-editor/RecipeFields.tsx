import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { fieldText, newPart, newRecipeForm, WRITTEN, type RecipeFieldForm, type RecipeForm } from '../../rules/recipes/recipe-form.ts'
import { fittingRecipes, mayHavePrefix } from '../../rules/recipes/fitting-recipes.ts'
import { RecipeParts } from './RecipeParts.tsx'
import { RECIPE_KINDS, type RecipeField } from '../../rules/recipes/recipe-kinds.ts'

interface Props {
  form: RecipeForm
  /** The first thing that is wrong, and at which field. */
  fault: { fault: string; field: string } | null
  /** Whether it is a part of another recipe, which may also be a list as JSON. */
  isPart?: boolean
  /** The type of the parameter; of parts, which may have any, it is not known. */
  type?: string
  /** What the part is called, such as `Column 2`. */
  label?: string
  onChange: (form: RecipeForm) => void
  newSeed: () => number
}

const NO_YES = [{ value: '', label: 'No' }, { value: 'yes', label: 'Yes' }]

/** The kind of a recipe and its fields. */
export function RecipeFields({ form, fault, isPart = false, type = '', label, onChange, newSeed }: Props) {
  const set = (name: string, value: RecipeFieldForm) => onChange({ ...form, fields: { ...form.fields, [name]: value } })
  const choose = (make: string) => onChange(make === WRITTEN ? newPart() : newRecipeForm(make, newSeed()))
  const kind = RECIPE_KINDS.find(({ make }) => make === form.make)
  const fields = (kind?.fields ?? []).filter(({ name }) => name !== 'prefix' || isPart || mayHavePrefix(type) || fieldText(form.fields[name]) !== '')
  const kinds = fittingRecipes(type).map(({ title, kinds: fitting }) => ({ group: title, options: fitting.map(({ make, label: text }) => ({ value: make, label: text })) }))
  // What was chosen before the type changed is still shown.
  const isOther = kind !== undefined && !kinds.some(({ options }) => options.some(({ value }) => value === kind.make))
  const choices = isOther ? [{ value: kind.make, label: kind.label }, ...kinds] : kinds
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={label ?? (isPart ? 'Made of' : 'Recipe')}>
        {(control) => (
          <Select {...control} {...(!isPart && { 'data-autofocus': true })} options={isPart ? [{ value: WRITTEN, label: 'Values as JSON' }, ...choices] : choices} value={form.make} onChange={(event) => choose(event.target.value)} />
        )}
      </Field>
      {form.make === WRITTEN && (
        <Field label="Values" hint="A list as JSON, such as [1, 2].">
          {(control) => <TextInput {...control} className="font-mono" value={fieldText(form.fields['json'])} onChange={(event) => set('json', event.target.value)} />}
        </Field>
      )}
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => {
          const value = form.fields[field.name] ?? ''
          const error = fault?.field === field.name && typeof value === 'string' ? fault.fault : undefined
          if (typeof value !== 'string' && !('make' in value)) {
            return (
              <RecipeParts
                key={field.name}
                field={field}
                parts={value}
                fault={fault?.field === field.name ? fault.fault : null}
                renderPart={(part, partLabel, change) => <RecipeFields form={part} fault={null} isPart label={partLabel} onChange={change} newSeed={newSeed} />}
                onChange={(next) => set(field.name, next)}
              />
            )
          }
          if (typeof value !== 'string') {
            return (
              <div key={field.name} className="rounded-card border border-line p-4 sm:col-span-2">
                <RecipeFields form={value} fault={null} isPart onChange={(next) => set(field.name, next)} newSeed={newSeed} />
              </div>
            )
          }
          return <OneField key={field.name} field={field} value={value} error={error} onChange={(next) => set(field.name, next)} />
        })}
      </div>
    </div>
  )
}

function OneField({ field: { label, kind, hint, options }, value, error, onChange }: { field: RecipeField; value: string; error: string | undefined; onChange: (value: string) => void }) {
  const choices = kind === 'boolean' ? NO_YES : options
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) =>
        choices === undefined ? (
          <TextInput {...control} className="font-mono" inputMode={kind === 'integer' ? 'numeric' : undefined} spellCheck={false} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <Select {...control} options={choices} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  )
}
