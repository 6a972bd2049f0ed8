import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

/** Asks before a person is blocked; its code loads on demand. */
export const BlockDialog = lazyPart(() => import('./BlockDialog.tsx').then((module) => module.BlockDialog), RenderNothing)
