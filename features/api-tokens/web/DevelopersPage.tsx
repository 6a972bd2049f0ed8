import type { ReactNode } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { SITE } from '#platform/rules/site.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { DEVELOPERS_PATH, FEEDS } from '../rules/paths.ts'
import { SCOPE_NAMES, TOKEN_SCOPES, type Scope } from '../rules/scopes.ts'
import { TOKENS_SECTION } from '../rules/tokens.ts'
import { Examples } from './Examples.tsx'
import { OperationList } from './OperationList.tsx'
import { TypeList } from './TypeList.tsx'
import { WebhookGuide } from './WebhookGuide.tsx'

const DevelopersQuery = graphql(`
  query Developers {
    apiReference {
      operations { scope kind name signature description }
      types { name text }
      errors { code status message }
      events { name label }
      requestsPerMinute
    }
  }
`)

export type Reference = ResultOf<typeof DevelopersQuery>['apiReference']

const SENTENCE = `Read and write on ${SITE.name} with your own programs`
const CONTENTS = [
  { id: 'start', label: 'Get started' },
  { id: 'scopes', label: 'Scopes' },
  { id: 'examples', label: 'Examples' },
  { id: 'operations', label: 'Queries and mutations' },
  { id: 'types', label: 'Types' },
  { id: 'errors', label: 'Errors' },
  { id: 'limits', label: 'Rate limits' },
  { id: 'feeds', label: 'Feeds' },
  { id: 'webhooks', label: 'Webhooks' },
]

function DevelopersPage({ data: { apiReference } }: { data: ResultOf<typeof DevelopersQuery> }) {
  const { operations, types, errors, events, requestsPerMinute } = apiReference
  return (
    <Page title="Developers" sentence={SENTENCE} action={<ButtonLink to={TOKENS_SECTION}>Create a token</ButtonLink>}>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_11rem] xl:grid-cols-[minmax(0,1fr)_13rem]">
        <nav aria-label="On this page" className="lg:sticky lg:top-[calc(var(--topbar)+1.5rem)] lg:order-last">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:grid lg:gap-0 lg:border-l lg:border-line lg:pl-4">
            {CONTENTS.map(({ id, label }) => (
              <li key={id}>
                <a className="link inline-block py-1.5" href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <Part id="start" title="Get started">
            <ol className="grid max-w-[68ch] list-decimal gap-2 pl-5">
              <li>
                Create a personal access token in your{' '}
                <a className="link" href={TOKENS_SECTION}>
                  settings
                </a>
                . Choose only the scopes that your program needs.
              </li>
              <li>
                Send GraphQL documents with <code>POST /graphql</code> and the header <code>Authorization: Bearer TOKEN</code>. No cookie is needed.
              </li>
              <li>Keep the token secret. It acts for you as a learner. If you lose it, revoke it in your settings.</li>
            </ol>
            <p className="max-w-[68ch] text-text-muted">A token can’t change your password, email address, sessions, tokens or roles, delete your account, or use the administration.</p>
          </Part>
          <Part id="scopes" title="Scopes">
            <Table
              caption="What each scope allows"
              keyOf={(scope) => scope}
              rows={SCOPE_NAMES}
              columns={SCOPES}
            />
            <p className="max-w-[68ch] text-text-muted">
              Without <code>own:read</code>, a program sees what a visitor sees. <code>images:write</code> allows <code>POST /api/images</code> with the bytes of an image.
            </p>
          </Part>
          <Part id="examples" title="Examples">
            <Examples />
          </Part>
          <Part id="operations" title="Queries and mutations">
            <OperationList operations={operations} />
          </Part>
          <Part id="types" title="Types">
            <details className="rounded-card border border-line bg-surface">
              <summary className="cursor-pointer px-4 py-3 text-sm font-medium">All {types.length} types by name</summary>
              <div className="border-t border-line px-4 py-3">
                <TypeList types={types} />
              </div>
            </details>
          </Part>
          <Part id="errors" title="Errors">
            <p className="max-w-[68ch]">
              A request that can’t be run answers with its status and a sentence in <code>error</code>, or in <code>errors[0].message</code> with the code in <code>errors[0].extensions</code>. An
              error of a single field has status 200 and its own entry in <code>errors</code>. An access token that is wrong, expired or revoked answers with <code>SESSION_OVER</code>.
            </p>
            <Table
              caption="Error codes"
              keyOf={({ code }) => code}
              rows={errors}
              columns={ERRORS}
            />
          </Part>
          <Part id="limits" title="Rate limits">
            <p className="max-w-[68ch]">
              Each token can send {requestsPerMinute} requests a minute. Over the limit, the answer has status 429, and the header <code>Retry-After</code> says how many seconds to wait. The limits
              of people, such as for comments and submissions, apply too. A document has at most 300 fields and a depth of 7.
            </p>
          </Part>
          <Part id="feeds" title="Feeds">
            <p>Feeds need no token.</p>
            <ul className="grid gap-1">
              {FEEDS.map(({ title, path, type }) => (
                <li key={path}>
                  <a className="link inline-block py-1" href={path} rel="external">
                    {title} ({type})
                  </a>
                </li>
              ))}
            </ul>
          </Part>
          <Part id="webhooks" title="Webhooks">
            <WebhookGuide events={events} />
          </Part>
        </div>
      </div>
    </Page>
  )
}

const SCOPES = [
  { title: 'Scope', cell: (scope: Scope) => <code className="whitespace-nowrap">{scope}</code> },
  { title: 'Allows', cell: (scope: Scope) => TOKEN_SCOPES[scope].label },
]

type ApiError = Reference['errors'][number]

const ERRORS = [
  { title: 'Code', cell: ({ code }: ApiError) => <code>{code}</code> },
  { title: 'Status', cell: ({ status }: ApiError) => status, numeric: true },
  { title: 'Message', cell: ({ message }: ApiError) => message },
]

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-20">
      <Section title={title}>{children}</Section>
    </div>
  )
}

export const page = definePage({
  document: DevelopersQuery,
  meta: () => ({ title: 'Developers', description: `${SENTENCE}: access tokens, queries and mutations, errors, feeds and webhooks.`, canonical: DEVELOPERS_PATH }),
  Component: DevelopersPage,
})
