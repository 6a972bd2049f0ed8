import type { Applicant } from './applicants-query.ts'

/** The candidate profile of an applicant as it is now, which they show to the people to whose jobs they apply. */
export function ShownCandidate({ candidate: { percent, skills, location, experienceLevel, isOpen } }: { candidate: NonNullable<Applicant['candidate']> }) {
  const facts = [`${percent}% match`, location, experienceLevel, isOpen ? 'Open to work' : null].filter((fact) => fact !== null && fact !== '')
  return (
    <section aria-label="Candidate profile" className="grid gap-1 rounded-control bg-sunken p-3 text-sm">
      <p className="tabular font-medium wrap-anywhere">{facts.join(' · ')}</p>
      <p className="text-text-muted wrap-anywhere">{skills.length === 0 ? 'No skills yet' : `Skills today: ${skills.join(', ')}`}</p>
    </section>
  )
}
