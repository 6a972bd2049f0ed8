import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Contour } from '#platform/web/ui/Contour.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { SITE } from '#platform/rules/site.ts'
import { durationText } from '../rules/course.ts'
import { certificatePath, certificatePdfPath, coursePath } from '../rules/paths.ts'
import { CertificateAdmin } from './CertificateAdmin.tsx'
import { CertificateCheck } from './CertificateCheck.tsx'

const CertificateQuery = graphql(`
  query Certificate($id: ID!) {
    certificate(id: $id) { qrCode { path size } id personName courseTitle courseSlug minutes skills issuedAt revokedAt revokedReason }
  }
`)

type Certificate = NonNullable<ResultOf<typeof CertificateQuery>['certificate']>

/** A certificate that anyone can check: what was certified, to whom, and whether it is still valid. */
function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { id, qrCode, personName, courseTitle, courseSlug, minutes, skills, issuedAt, revokedAt, revokedReason } = certificate
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-8 py-10 max-md:px-4">
      <article className="card grid gap-6 overflow-hidden p-8 max-md:p-5">
        {/* A band of its own, so that its lines never run through the text. */}
        <Contour name={id} className="-mx-8 -mt-8 h-28 w-[calc(100%+4rem)] border-b border-line max-md:-mx-5 max-md:-mt-5 max-md:h-20 max-md:w-[calc(100%+2.5rem)]" />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{SITE.name}</p>
          {revokedAt === null ? <Badge tone="success">Valid</Badge> : <Badge tone="danger">Revoked</Badge>}
        </div>
        <div className="grid gap-2">
          <p className="text-text-muted">Certificate of completion</p>
          <h1 className="text-3xl wrap-anywhere">{personName}</h1>
          <p>
            finished the course{' '}
            <a className="link font-medium" href={coursePath(courseSlug)}>
              {courseTitle}
            </a>{' '}
            on {absoluteDay(new Date(String(issuedAt)))}.
          </p>
        </div>
        <dl className="grid gap-3 text-sm">
          <div>
            <dt className="text-text-muted">Length</dt>
            <dd>{durationText(minutes)}</dd>
          </div>
          <div>
            <dt className="text-text-muted">Skills</dt>
            <dd>{skills.join(', ')}</dd>
          </div>
          <div>
            <dt className="text-text-muted">Number</dt>
            <dd className="font-mono wrap-anywhere">{id}</dd>
          </div>
        </dl>
        <div className="size-32 rounded-control border border-line bg-qr-background p-1">
          <svg className="block w-full fill-qr-foreground" viewBox={`0 0 ${qrCode.size} ${qrCode.size}`} role="img" aria-label="QR code of this page" shapeRendering="crispEdges">
            <path d={qrCode.path} />
          </svg>
        </div>
        {revokedAt !== null && (
          <p className="text-danger">
            Revoked on {absoluteDay(new Date(String(revokedAt)))}: {revokedReason}
          </p>
        )}
      </article>
      <p className="text-sm text-text-muted">To check a printed or forwarded copy, compare it with this page.</p>
      <p>
        <a className="button button-secondary" href={certificatePdfPath(id)}>
          Download as PDF
        </a>
      </p>
      {revokedAt === null && <CertificateCheck id={id} />}
      <CertificateAdmin id={id} name={personName} isRevoked={revokedAt !== null} />
    </div>
  )
}

export const page = definePage({
  document: CertificateQuery,
  variables: (location) => ({ id: location.params['id'] ?? '' }),
  exists: (data) => data.certificate !== null,
  cacheTags: (data) => [`certificate:${data.certificate!.id}`],
  meta: (data) => {
    const { id, personName, courseTitle } = data.certificate!
    return { title: `Certificate: ${courseTitle}`, description: `${personName} finished the course “${courseTitle}”.`, canonical: certificatePath(id), hidden: true }
  },
  Component: ({ data }) => <CertificatePage certificate={data.certificate!} />,
})
