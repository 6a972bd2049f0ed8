export const JOBS_PATH = '/jobs'
export const POSTED_JOBS_PATH = '/jobs/posted'
export const NEW_JOB_PATH = '/jobs/new'
export const TRACKER_PATH = '/jobs/applications'
export const JOB_SEARCHES_PATH = '/jobs/searches'
export const CANDIDATE_SETTINGS_PATH = '/settings?section=jobs'
export const JOB_SITEMAP_PATH = '/sitemap-jobs.xml'
export const TRACKER_CSV_PATH = '/api/jobs/applications.csv'
export const RESUMES_PATH = '/api/jobs/resumes'

const FOLDED = /[\u0300-\u036f]/g

/** The readable end of a job's address. */
export const jobSlug = (role: string, company: string): string =>
  `${role} ${company}`
    .normalize('NFKD')
    .replaceAll(FOLDED, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '') || 'job'

/** The page of a job: `/jobs/{id}-{slug}`. Only the id counts. */
export const jobPath = ({ id, role, company }: { id: string; role: string; company: string }): string => `${JOBS_PATH}/${id}-${jobSlug(role, company)}`

const ADDRESS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-.*)?$/i

/** The id in the last part of a job's address; null if there is none. */
export const jobIdOf = (address: string): string | null => ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null

export const editJobPath = (id: string) => `${JOBS_PATH}/edit/${encodeURIComponent(id)}`
export const applicantsPath = (id: string) => `${POSTED_JOBS_PATH}/${encodeURIComponent(id)}`
export const jobCardPath = (id: string) => `/cards/job/${id}.png`
/** Counts the click and redirects to the company's site. */
export const outsidePath = (id: string) => `/api/jobs/${encodeURIComponent(id)}/apply`
export const resumePath = (id: string) => `${RESUMES_PATH}/${encodeURIComponent(id)}.pdf`
export const jobFeedPath = (form: 'atom' | 'json', query = '') => `/feeds/jobs.${form}${query === '' ? '' : `?${query}`}`
