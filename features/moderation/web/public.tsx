/** The public module of moderation: the report dialog, which loads when needed. */
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const ReportDialog = lazyPart(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog))
