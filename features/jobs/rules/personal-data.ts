import type { PersonalData } from '#platform/rules/personal-data.ts'

export const jobPersonalData: PersonalData = {
  exported: [
    { file: 'jobs-posted', table: 'jobs', owner: 'poster_id', without: ['search_text', 'location_key', 'location_search', 'skill_keys'], about: 'Jobs you posted.' },
    { file: 'candidate-profile', table: 'candidate_profiles', owner: 'person_id', about: 'What you’re looking for in a job, and who can see it.' },
    { file: 'tracked-jobs', table: 'tracked_jobs', owner: 'person_id', about: 'Jobs you saved or applied to, with your notes.' },
    { file: 'hidden-jobs', table: 'hidden_jobs', owner: 'person_id', about: 'Jobs you hid.' },
    { file: 'job-applications', table: 'job_applications', owner: 'person_id', without: ['poster_notes'], about: 'Your applications, with what you sent.' },
    { file: 'job-resumes', table: 'job_resumes', owner: 'person_id', about: 'PDF files you sent with applications.' },
    { file: 'job-searches', table: 'job_searches', owner: 'person_id', about: 'Searches for jobs that you saved.' },
    { file: 'job-alerts', table: 'job_alerts', owner: 'person_id', about: 'Jobs that we notified you about.' },
  ],
}
