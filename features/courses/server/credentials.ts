import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { siteSecret } from '#platform/server/site-secret.queries.ts'
import { SITE } from '#platform/rules/site.ts'
import { certificatePath, coursePath, JWKS_PATH } from '../rules/paths.ts'
import type { CertificateRow } from './certificates.queries.ts'

const KEY_ID = 'certificates-1'

/** The key that signs certificates. It is made at its first use and stays with the database. */
async function signingKey({ database }: Pick<Context, 'database'>): Promise<KeyObject> {
  const pem = await siteSecret(database, 'certificate-key', () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string)
  return createPrivateKey(pem)
}

/** The public key as a JSON Web Key Set (RFC 7517), with which anyone checks a credential. */
export async function publicKeys(context: Pick<Context, 'database'>): Promise<{ keys: (JsonWebKey & { kid: string; alg: string; use: string })[] }> {
  const jwk = createPublicKey(await signingKey(context)).export({ format: 'jwk' })
  return { keys: [{ ...jwk, kid: KEY_ID, alg: 'EdDSA', use: 'sig' }] }
}

/** A certificate as a credential of Open Badges 3.0. */
function credentialOf({ id, person_name, course_slug, course_title, minutes, skills, issued_at }: CertificateRow, origin: string): object {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: origin + certificatePath(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course_title,
    issuer: { id: origin, type: ['Profile'], name: SITE.name, url: origin },
    validFrom: issued_at.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: person_name, identityType: 'name', hashed: false }],
      achievement: {
        id: origin + coursePath(course_slug),
        type: ['Achievement'],
        achievementType: 'Course',
        name: course_title,
        description: `A course of ${minutes} minutes.`,
        criteria: { narrative: 'Finished every lesson: watched the videos, read the readings, passed the quizzes and solved the problems.' },
        tag: skills,
      },
    },
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The credential of a certificate, signed as a JSON Web Token with Ed25519 (Open Badges 3.0, section 8.2). */
export async function signCredential(context: Context, certificate: CertificateRow): Promise<string> {
  const { origin } = context
  const header = { alg: 'EdDSA', typ: 'JWT', kid: `${origin}${JWKS_PATH}#${KEY_ID}` }
  const seconds = Math.floor(certificate.issued_at.getTime() / 1000)
  const payload = { ...credentialOf(certificate, origin), iss: origin, jti: origin + certificatePath(certificate.id), nbf: seconds }
  const signed = `${encoded(header)}.${encoded(payload)}`
  return `${signed}.${sign(null, Buffer.from(signed), await signingKey(context)).toString('base64url')}`
}
