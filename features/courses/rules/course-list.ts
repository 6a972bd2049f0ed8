export const COURSE_SORTS = ['recommended', 'newest', 'taken'] as const
export type CourseSort = (typeof COURSE_SORTS)[number]
export const COURSE_SORT_LABELS: Record<CourseSort, string> = { recommended: 'Recommended', newest: 'Newest', taken: 'Most taken' }
export const COURSES_PAGE = 24
