import { lastList } from '../admin/last-list.ts'
import { OWN_COURSES_PATH } from '../../rules/paths.ts'

/** The list that the editor was opened from. */
export const ownerLink = (isFromAdmin: boolean) => (isFromAdmin ? { to: lastList(), label: 'All courses' } : { to: OWN_COURSES_PATH, label: 'Your courses' })
