import { Page } from '#platform/web/ui/Page.tsx'
import { linkedParts, POLICIES_CHANGED, type Policy } from '../../rules/policies.ts'

/** The text of a policy, in sections. */
export function PolicyText({ policy: { title, sentence, sections } }: { policy: Policy }) {
  return (
    <Page title={title} sentence={sentence}>
      {sections.map((section) => (
        <section key={section.title} className="grid max-w-[68ch] gap-3">
          <h2 className="text-lg">{section.title}</h2>
          {section.lines.map((line) => (
            <p key={line}>
              {linkedParts(line).map(({ text, to }) =>
                to === null ? (
                  text
                ) : (
                  <a key={to} className="link" href={to}>
                    {text}
                  </a>
                ),
              )}
            </p>
          ))}
        </section>
      ))}
      <p className="text-sm text-text-muted">Last changed on {POLICIES_CHANGED}.</p>
    </Page>
  )
}
