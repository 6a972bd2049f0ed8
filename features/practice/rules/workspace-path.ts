import { PRACTICE_PATH } from './paths.ts'

/** Parts of the practice section that are lists of problems. */
const LISTS: readonly string[] = ['topics', 'tracks', 'contests', 'daily', 'lists', 'problems']

/** Whether a path is the workspace of a problem, which fills the window. Paths are case-insensitive. */
export function isWorkspacePath(pathname: string): boolean {
  const [start, section, slug, ...rest] = pathname.toLowerCase().replace(/\/+$/, '').split('/')
  return start === '' && `/${section}` === PRACTICE_PATH && slug !== undefined && rest.length === 0 && !LISTS.includes(slug)
}
