import { MovedToApprovals } from '#features/administration/web/public.tsx'

/** Jobs are reviewed with everything else that waits. */
export const JobsAdmin = () => <MovedToApprovals kind="job" />
