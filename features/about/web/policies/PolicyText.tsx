import { Page } from '#platform/web/ui/Page.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { CONDUCT_PATH } from '#features/moderation/rules/paths.ts'
import { ACCESSIBILITY, linkedParts, POLICIES_CHANGED, sectionId, TERMS, type Policy, type PolicySection } from '../../rules/policies.ts'
import { PRIVACY } from '../../rules/privacy.ts'

const OTHERS = [PRIVACY, TERMS, { path: CONDUCT_PATH, title: 'Code of conduct' }, ACCESSIBILITY]

/** The text of a policy: its contents, its sections, and the other policies. */
export function PolicyText({ policy: { path, title, sentence, sections } }: { policy: Policy }) {
  return (
    <Page title={title} sentence={sentence}>
      <nav aria-label="On this page">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {sections.map((section) => (
            <li key={section.title}>
              <a className="link -my-2 inline-block py-2" href={`#${sectionId(section.title)}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section.title} id={sectionId(section.title)} aria-labelledby={`${sectionId(section.title)}-title`} className="grid scroll-mt-20 grid-cols-1 gap-3">
          <h2 id={`${sectionId(section.title)}-title`} className="text-xl">
            {section.title}
          </h2>
          <StoredData section={section} />
          {section.lines.map((line) => (
            <p key={line} className="max-w-[68ch]">
              <LinkedLine line={line} />
            </p>
          ))}
        </section>
      ))}
      <footer className="grid gap-2 border-t border-line pt-6 text-sm text-text-muted">
        <p>Last changed on {POLICIES_CHANGED}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {OTHERS.filter((other) => other.path !== path).map((other) => (
            <li key={other.path}>
              <a className="link -my-2 inline-block py-2" href={other.path}>
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </Page>
  )
}

function StoredData({ section: { title, data } }: { section: PolicySection }) {
  if (data === undefined) return null
  const columns = [
    { title: 'What', cell: ({ what }: (typeof data)[number]) => what },
    { title: 'Why', cell: ({ why }: (typeof data)[number]) => why },
    { title: 'How long', cell: ({ kept }: (typeof data)[number]) => kept },
  ]
  return <Table caption={`Table: ${title}`} columns={columns} rows={data} keyOf={({ what }) => what} stacks />
}

const LinkedLine = ({ line }: { line: string }) =>
  linkedParts(line).map(({ text, to }) =>
    to === null ? (
      text
    ) : (
      <a key={to} className="link" href={to}>
        {text}
      </a>
    ),
  )
