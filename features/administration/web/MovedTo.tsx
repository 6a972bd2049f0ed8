import { useEffect } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

/** Leads an address of an earlier section to the one that replaced it. */
export function MovedTo({ path }: { path: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(path, { replace: true })
  }, [navigate, path])
  return <AdminSkeleton />
}
