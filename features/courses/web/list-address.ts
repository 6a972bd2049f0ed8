import { wordPatterns } from '#platform/rules/word-patterns.ts'
import { fold } from '#platform/rules/words.ts'
import { LEVELS, type Level } from '../rules/course.ts'
import { COURSE_SORTS, type CourseSort } from '../rules/course-list.ts'
import { COURSES_PATH } from '../rules/paths.ts'

export const SHOWN = ['all', 'mine', 'new'] as const

/** What the address of the hub says. */
export interface HubState {
  q: string | null
  level: Level | null
  skill: string | null
  sort: CourseSort
  /** All courses, those that the viewer takes, or those that they have not started. */
  show: (typeof SHOWN)[number]
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null => values.find((value) => value === text) ?? null

/** Reads the query parameters of the hub; invalid ones count as absent. */
export function parseHubAddress(search: URLSearchParams): HubState {
  const page = Number(search.get('page') ?? 1)
  return {
    q: search.get('q')?.trim().slice(0, 200) || null,
    level: oneOf(LEVELS, search.get('level')),
    skill: search.get('skill')?.trim().slice(0, 40) || null,
    sort: oneOf(COURSE_SORTS, search.get('sort')) ?? 'recommended',
    show: oneOf(SHOWN, search.get('show')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

/** The address of the hub with some of it changed. A change of the filters starts at the first page. */
export function hubAddress(state: HubState, change: Partial<HubState>): string {
  const { q, level, skill, sort, show, page } = { ...state, page: 1, ...change }
  const search = new URLSearchParams()
  if (q !== null) search.set('q', q)
  if (level !== null) search.set('level', level)
  if (skill !== null) search.set('skill', skill)
  if (sort !== 'recommended') search.set('sort', sort)
  if (show !== 'all') search.set('show', show)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query === '' ? COURSES_PATH : `${COURSES_PATH}?${query}`
}

/** Whether a course has the words, the level and the skill of the address, as the server finds courses. */
export function isFound({ title, summary, level, skills }: { title: string; summary: string; level: Level; skills: readonly string[] }, { q, ...state }: Pick<HubState, 'q' | 'level' | 'skill'>): boolean {
  const text = fold([title, summary, ...skills].join(' '))
  const hasWords = q === null || wordPatterns(q).every((pattern) => new RegExp(pattern).test(text))
  return hasWords && (state.level === null || level === state.level) && (state.skill === null || skills.some((skill) => fold(skill) === fold(state.skill!)))
}
