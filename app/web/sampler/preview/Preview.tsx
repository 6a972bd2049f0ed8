import { Button } from '#platform/web/ui/Button.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useLocation } from 'react-router'
import { BeingBuilt } from '../../layout/BeingBuilt.tsx'
import { ErrorPage } from '../../layout/ErrorPage.tsx'
import { Layout } from '../../layout/Layout.tsx'
import { NotFound } from '../../layout/NotFound.tsx'
import { OpeningPage } from '../../layout/OpeningPage.tsx'
import { SamplerPage } from '../SamplerPage.tsx'

export function Preview() {
  return (
    <Layout account={<Button look="primary" small>Login</Button>}>
      <Content />
    </Layout>
  )
}

function Content() {
  const { pathname } = useLocation()
  if (pathname === '/') return <Page title="Home" sentence="The preview of the shell." />
  if (pathname === '/sampler') return <SamplerPage />
  if (pathname === '/openingpage') return <OpeningPage />
  if (pathname === '/courses') return <BeingBuilt name="Courses" sentence="Courses with topics, resources and your own progress through them." />
  if (pathname === '/broken') return <ErrorPage requestId="0d7f-31" onRetry={() => {}} />
  return <NotFound />
}
