/** The public module of moderation: the dialog in which a member reports something (it loads when needed). */
import { part } from '#platform/web/ui/part.tsx'

export const ReportDialog = part(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog))
