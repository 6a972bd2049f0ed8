import { credentialPath, JWKS_PATH } from '../rules/paths.ts'

/** What a check of a credential says. */
export type CredentialCheck = 'authentic' | 'forged' | 'unsupported'

const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Fetches the signed credential of a certificate and checks its signature in the browser, as anyone else would. */
export async function checkCredential(id: string): Promise<CredentialCheck> {
  const [credential, keys] = await Promise.all([fetch(credentialPath(id)), fetch(JWKS_PATH)])
  if (!credential.ok || !keys.ok) throw new Error('We couldn’t load the credential.')
  const token = await credential.text()
  const { keys: [jwk] } = (await keys.json()) as { keys: JsonWebKey[] }
  return verify(token, jwk!)
}

async function verify(token: string, jwk: JsonWebKey): Promise<CredentialCheck> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  let key: CryptoKey
  try {
    key = await crypto.subtle.importKey('jwk', { kty: jwk.kty!, crv: jwk.crv!, x: jwk.x! }, 'Ed25519', false, ['verify'])
  } catch {
    return 'unsupported'
  }
  const isRight = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(`${header}.${payload}`))
  return isRight ? 'authentic' : 'forged'
}
