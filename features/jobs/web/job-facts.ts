import { isRemoteLocation, type Employment } from '../rules/jobs.ts'
import { salaryFacts, type Period } from '../rules/salary.ts'
import type { JobDetails } from './JobPage.tsx'

const EMPLOYMENT_TYPES: Record<Employment, string> = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', contract: 'CONTRACTOR', internship: 'INTERN' }
// The word Remote and what separates it from a place.
const REMOTE = /\bremote\b[\s,–-]*|[\s,–-]*\bremote\b/gi

/** Structured data (schema.org) of a job; `validThrough` of a closed one is in the past. */
export function jobFacts({ id, role, company, descriptionHtml, postedAt, expiresAt, isOpen, state, employment, location, salary, skillsRequired, logoUrl, isOutside }: JobDetails): object {
  const place = location.replaceAll(REMOTE, '').trim()
  const isRemote = isRemoteLocation(location)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: role,
    description: descriptionHtml,
    identifier: { '@type': 'PropertyValue', name: company, value: id },
    datePosted: postedAt,
    validThrough: isOpen || state === 'open' ? expiresAt : postedAt,
    employmentType: EMPLOYMENT_TYPES[employment as Employment],
    hiringOrganization: { '@type': 'Organization', name: company, ...(logoUrl !== null && { logo: logoUrl }) },
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(place !== '' && (isRemote ? { applicantLocationRequirements: { '@type': 'Country', name: place } } : { jobLocation: { '@type': 'Place', address: place } })),
    ...(salary !== null && { baseSalary: salaryFacts({ ...salary, period: salary.period as Period }) }),
    skills: skillsRequired.join(', '),
    directApply: !isOutside,
  }
}
