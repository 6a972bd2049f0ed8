import { withProtocol } from '#platform/rules/web-address.ts'
import type { Employment, Level } from '../../rules/jobs.ts'
import { salaryOfForm, type SalaryForm } from './salary-form.ts'
import type { JobEdition } from './posting-queries.ts'

/** The form of a job; every field is what was typed. */
export interface JobForm extends SalaryForm {
  company: string
  role: string
  location: string
  description: string
  skills: string[]
  level: Level | ''
  employment: Employment | ''
  isOutside: boolean
  applyUrl: string
  logoId: string | null
  /** The id under which a new job is sent. It is stored with the draft, so that sending again after a lost answer posts once, also after a reload. */
  id?: string
}

export const EMPTY_FORM: JobForm = {
  company: '', role: '', location: '', description: '', skills: [], level: '', employment: 'full-time', isOutside: false, applyUrl: '', logoId: null,
  hasSalary: false, min: '', max: '', currency: 'EUR', period: 'year',
}

/** The form of a job that exists. */
export function formOf({ salary, applyUrl, ...content }: JobEdition['content']): JobForm {
  const { company, role, location, description, skills, level, employment, logoId } = content
  return {
    company, role, location, description, skills: [...skills], level, employment: employment as Employment, logoId,
    isOutside: applyUrl !== null,
    applyUrl: applyUrl ?? '',
    hasSalary: salary !== null,
    min: String(salary?.min ?? ''),
    max: String(salary?.max ?? ''),
    currency: salary?.currency ?? 'EUR',
    period: (salary?.period ?? 'year') as JobForm['period'],
  }
}

/** What is sent of a form. */
export const contentOf = (form: JobForm) => ({
  company: form.company,
  role: form.role,
  location: form.location,
  description: form.description,
  skills: form.skills,
  level: form.level,
  employment: form.employment,
  salary: salaryOfForm(form),
  applyUrl: form.isOutside ? withProtocol(form.applyUrl) : null,
  logoId: form.logoId,
})
