import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { COMPANY_LENGTH, EMPLOYMENT_LABELS, EMPLOYMENTS, LEVELS, LOCATION_LENGTH, ROLE_LENGTH, type Employment, type Level } from '../../rules/jobs.ts'
import { DescriptionField } from './DescriptionField.tsx'
import type { JobForm } from './job-form.ts'
import { LogoField } from './LogoField.tsx'
import { SalaryFields } from './SalaryFields.tsx'
import { SkillsInput } from './SkillsInput.tsx'

interface Props {
  form: JobForm
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<JobForm>) => void
}

/** The fields of a job. */
export function JobFields({ form, errorAt, onChange }: Props) {
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label="Role" error={errorAt('role')}>
          {(control) => <TextInput {...control} maxLength={ROLE_LENGTH} value={form.role} placeholder="Machine Learning Engineer" onChange={({ target }) => onChange({ role: target.value })} />}
        </Field>
        <Field label="Company" error={errorAt('company')}>
          {(control) => <TextInput {...control} maxLength={COMPANY_LENGTH} value={form.company} autoComplete="organization" onChange={({ target }) => onChange({ company: target.value })} />}
        </Field>
      </div>
      <LogoField company={form.company} logoId={form.logoId} error={errorAt('logoId')} onChange={(logoId) => onChange({ logoId })} />
      <div className="grid items-start gap-5 md:grid-cols-3">
        <Field label="Location" hint="City and country. Add Remote if the job is remote." error={errorAt('location')}>
          {(control) => <TextInput {...control} maxLength={LOCATION_LENGTH} value={form.location} placeholder="Remote, Germany" onChange={({ target }) => onChange({ location: target.value })} />}
        </Field>
        <Field label="Experience level" error={errorAt('level')}>
          {(control) => <Select {...control} value={form.level} options={[{ value: '', label: 'Choose a level' }, ...LEVELS]} onChange={({ target }) => onChange({ level: target.value as Level | '' })} />}
        </Field>
        <Field label="Employment type" error={errorAt('employment')}>
          {(control) => (
            <Select
              {...control}
              value={form.employment}
              options={EMPLOYMENTS.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }))}
              onChange={({ target }) => onChange({ employment: target.value as Employment })}
            />
          )}
        </Field>
      </div>
      <SkillsInput skills={form.skills} error={errorAt('skills')} onChange={(skills) => onChange({ skills })} />
      <DescriptionField value={form.description} error={errorAt('description')} onChange={(description) => onChange({ description })} />
      <SalaryFields form={form} errorAt={errorAt} onChange={onChange} />
      <fieldset className="grid gap-3">
        <legend className="text-sm font-medium">Applications</legend>
        <Checkbox label="People apply on the company’s site" hint="Otherwise they apply here, and you reply here." checked={form.isOutside} onChange={({ target }) => onChange({ isOutside: target.checked })} />
        {form.isOutside && (
          <Field label="Link for applications" error={errorAt('applyUrl')}>
            {(control) => <TextInput {...control} type="url" inputMode="url" value={form.applyUrl} placeholder="https://" onChange={({ target }) => onChange({ applyUrl: target.value })} />}
          </Field>
        )}
      </fieldset>
    </>
  )
}
