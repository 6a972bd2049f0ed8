export const COURSES_PATH = '/courses'
export const LEARN_PATH = '/learn'
export const COURSES_SITEMAP_PATH = '/sitemap-courses.xml'
export const LEARNING_PATHS_PATH = '/courses/paths'

export const coursePath = (slug: string) => `${COURSES_PATH}/${encodeURIComponent(slug)}`
export const learnPath = (slug: string) => `${LEARN_PATH}/${encodeURIComponent(slug)}`
export const lessonPath = (slug: string, lesson: string) => `${learnPath(slug)}/${encodeURIComponent(lesson)}`
export const learningPathPath = (slug: string) => `${LEARNING_PATHS_PATH}/${encodeURIComponent(slug)}`
export const placementPath = (slug: string) => `${coursePath(slug)}/test-out`
export const certificatePath = (id: string) => `/certificate/${encodeURIComponent(id)}`
export const OWN_COURSES_PATH = '/courses/my'
export const editCoursePath = (id: string) => `/courses/edit/${encodeURIComponent(id)}`
export const courseStatisticsPath = (id: string) => `${editCoursePath(id)}/statistics`
export const previewCoursePath = (id: string, lesson?: string) => `${editCoursePath(id)}/preview${lesson === undefined ? '' : `?lesson=${encodeURIComponent(lesson)}`}`

/** Words that a course cannot have as its slug, because other pages have these addresses. */
export const RESERVED_SLUGS: readonly string[] = ['paths', 'new', 'edit', 'my']
export const certificatePdfPath = (id: string) => `/api/certificates/${encodeURIComponent(id)}/certificate.pdf`
export const credentialPath = (id: string) => `/api/certificates/${encodeURIComponent(id)}/credential.jwt`
/** The keys with which credentials are checked. */
export const JWKS_PATH = '/.well-known/jwks.json'
