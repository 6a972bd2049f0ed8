import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { REVOKE_REASON_LENGTH } from '../rules/course.ts'
import { certificatePath } from '../rules/paths.ts'

const RevokeCertificate = graphql(`mutation RevokeCertificate($id: ID!, $reason: String!) { revokeCertificate(id: $id, reason: $reason) }`)
const RestoreCertificate = graphql(`mutation RestoreCertificate($id: ID!, $reason: String!) { restoreCertificate(id: $id, reason: $reason) }`)

/** For admins: revokes a certificate, or makes it valid again (requirement K-8). */
export function CertificateAdmin({ id, name, isRevoked }: { id: string; name: string; isRevoked: boolean }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles } = useRoles(isMounted && session !== null)
  const navigate = useNavigate()
  const [isOpen, open] = useState(false)
  const { mutate, isPending, error, reset } = useMutation<unknown, { id: string; reason: string }>(isRevoked ? RestoreCertificate : RevokeCertificate)
  if (!isMounted || session === null || roles?.rights.includes('courses.approve') !== true) return null
  const close = () => {
    open(false)
    reset()
    // Also after a refusal: another admin was faster, and the page shows their decision.
    navigate(certificatePath(id), { replace: true })
  }
  const action = isRevoked ? 'Restore certificate' : 'Revoke certificate'
  return (
    <div>
      <Button small variant={isRevoked ? 'plain' : 'danger'} onClick={() => open(true)}>
        {action}
      </Button>
      {isOpen && (
        <AdminReasonDialog
          maxLength={REVOKE_REASON_LENGTH}
          title={isRevoked ? `Restore the certificate of ${name}` : `Revoke the certificate of ${name}`}
          action={action}
          danger={!isRevoked}
          hint={isRevoked ? undefined : 'Everyone can read it on the page of the certificate.'}
          busy={isPending}
          refusal={error}
          onSend={(reason) => mutate({ id, reason }, { onSuccess: close })}
          onClose={close}
        >
          {isRevoked ? 'The certificate becomes valid again, and its page no longer says that it was revoked.' : 'The page of the certificate stays and says that it was revoked. You can restore it later.'}
        </AdminReasonDialog>
      )}
    </div>
  )
}
