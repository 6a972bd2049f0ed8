import { adminPath } from '../rules/sections.ts'
import { MovedTo } from './MovedTo.tsx'

/** Leads an address of an earlier queue to the approvals of its kind. */
export const MovedToApprovals = ({ kind }: { kind: string }) => <MovedTo path={`${adminPath('approvals')}?filter=${kind}`} />
