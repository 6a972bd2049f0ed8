import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { credentialPath, JWKS_PATH } from '../rules/paths.ts'
import type { CredentialCheck } from './check-credential.ts'

const RESULTS: Record<CredentialCheck, string> = {
  authentic: 'The signature is valid: this site issued the credential, and nothing in it was changed.',
  forged: 'The signature is wrong. Don’t trust this credential.',
  unsupported: 'This browser can’t check signatures of this kind (Ed25519). Use the two files below with any tool that can.',
}

/** Checks the signed credential in the browser, and says how others can. */
export function CertificateCheck({ id }: { id: string }) {
  const [result, setResult] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      const { checkCredential } = await import('./check-credential.ts')
      setResult(RESULTS[await checkCredential(id)])
    } catch (error) {
      setResult((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <section className="grid justify-items-start gap-3 text-sm" aria-labelledby="certificate-check">
      <h2 id="certificate-check" className="text-lg">
        Check it yourself
      </h2>
      <p className="text-text-muted">
        The certificate is also a signed credential (Open Badges 3.0, a JSON Web Token with an Ed25519 signature). Anyone can check it without an account.
      </p>
      <Button small busy={isBusy} onClick={() => void check()}>
        Check the signature
      </Button>
      <p role="status">{result}</p>
      <ul className="grid gap-1">
        <li>
          <a className="link" href={credentialPath(id)} download>
            Signed credential
          </a>
        </li>
        <li>
          <a className="link" href={JWKS_PATH}>
            Public key
          </a>
        </li>
      </ul>
    </section>
  )
}
