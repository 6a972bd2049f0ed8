import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { ABOUT_PATH, CONTACT_PATH, productPath } from '../rules/paths.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { WaitForProduct } from './WaitForProduct.tsx'

const ProductQuery = graphql(`
  query Product($slug: String!) {
    site { product(slug: $slug) { slug name sentence text points address } }
  }
`)

type Data = ResultOf<typeof ProductQuery>

function ProductPage({ data }: { data: Data }) {
  const { slug, name, sentence, text, points, address } = data.site.product!
  return (
    <Page title={name} sentence={sentence} action={<ButtonLink to={ABOUT_PATH}>All products</ButtonLink>}>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]">
        <ProductPicture slug={slug} name={name} />
        <div className="grid gap-5 text-md">
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {address === '' ? (
            <>
              <p className="text-text-muted">
                Coming soon. Want early access?{' '}
                <a className="link" href={CONTACT_PATH}>
                  Write to us
                </a>
                .
              </p>
              <WaitForProduct slug={slug} />
            </>
          ) : (
            <p>
              <ExternalLink className="button button-primary" to={address}>{`Open ${name}`}</ExternalLink>
            </p>
          )}
        </div>
      </div>
    </Page>
  )
}

export const page = definePage({
  document: ProductQuery,
  variables: (location: RouteLocation) => ({ slug: location.params['slug']! }),
  cacheTags: () => ['site'],
  exists: (data) => data.site.product !== null,
  meta: (data) => ({
    title: data.site.product!.name,
    description: data.site.product!.sentence,
    canonical: productPath(data.site.product!.slug),
  }),
  Component: ProductPage,
})
