import { MovedToApprovals } from '#features/administration/web/public.tsx'

/** Events are reviewed with everything else that waits. */
export const EventsAdmin = () => <MovedToApprovals kind="event" />
