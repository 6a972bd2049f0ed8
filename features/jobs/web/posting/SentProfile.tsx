import { proofsText } from '../../rules/snapshot.ts'
import type { Applicant } from './applicants-query.ts'

/** What an applicant sent of their profile. */
export function SentProfile({ profile: { headline, about, skills, location, experienceLevel, experience, email } }: { profile: Applicant['profile'] }) {
  const facts = [location, experienceLevel].filter((fact) => fact !== null && fact !== '')
  return (
    <dl className="grid gap-3 text-sm">
      {headline !== null && headline !== '' && <Part name="Headline">{headline}</Part>}
      {about !== null && about !== '' && <Part name="About">{about}</Part>}
      {facts.length > 0 && <Part name="Looks for">{facts.join(', ')}</Part>}
      {skills !== null && skills.length > 0 && (
        <Part name="Skills">{skills.map(({ label, evidence }) => (evidence === 0 ? label : `${label} (${proofsText(evidence)})`)).join(', ')}</Part>
      )}
      {experience !== null && experience.length > 0 && <Part name="Experience">{experience.map(({ role, company, period }) => `${role}, ${company}, ${period}`).join('\n')}</Part>}
      {email !== null && <Part name="Email">{email}</Part>}
    </dl>
  )
}

const Part = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-text-muted">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
)
