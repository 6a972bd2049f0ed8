import { Page } from '#platform/web/ui/Page.tsx'
import type { Policy } from '../../rules/policies.ts'

/** The text of a policy, in sections. */
export function PolicyText({ policy: { title, sentence, sections } }: { policy: Policy }) {
  return (
    <Page title={title} sentence={sentence}>
      {sections.map((section) => (
        <section key={section.title} className="grid max-w-[68ch] gap-3">
          <h2 className="text-lg">{section.title}</h2>
          {section.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </Page>
  )
}
