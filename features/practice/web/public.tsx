/** The door of practice: the desk at which problems are written (it comes when needed). */
import { part } from '#platform/web/ui/part.tsx'

export const ProblemDesk = part(() => import('./ProblemDesk.tsx').then((module) => module.ProblemDesk))
