import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'

interface Template {
  id: string
  label: string
  body: string
}

/** Fills a reason from a template. Nothing is shown without templates. */
export function TemplateSelect<One extends Template>({ templates, onChoose }: { templates: readonly One[]; onChoose: (body: string, template: One) => void }) {
  if (templates.length === 0) return null
  return (
    <Field label="Template">
      {(control) => (
        <Select
          {...control}
          defaultValue=""
          options={[{ value: '', label: 'Write your own' }, ...templates.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(event) => {
            const template = templates.find(({ id }) => id === event.target.value)
            if (template !== undefined) onChoose(template.body, template)
          }}
        />
      )}
    </Field>
  )
}
