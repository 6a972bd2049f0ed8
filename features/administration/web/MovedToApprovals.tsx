import { useEffect } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { adminPath } from '../rules/sections.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

/** Leads an address of an earlier queue to the approvals of its kind. */
export function MovedToApprovals({ kind }: { kind: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(`${adminPath('approvals')}?filter=${kind}`, { replace: true })
  }, [navigate, kind])
  return <AdminSkeleton />
}
