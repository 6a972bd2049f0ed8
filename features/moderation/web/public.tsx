/** The public module of moderation: the dialog in which a member reports something (it loads when needed). */
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const ReportDialog = lazyPart(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog))
