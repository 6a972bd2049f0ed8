/** The door of practice: the desk at which problems are written (it comes when needed). */
import { lazy } from 'react'

export const ProblemDesk = lazy(() => import('./ProblemDesk.tsx').then(({ ProblemDesk }) => ({ default: ProblemDesk })))
