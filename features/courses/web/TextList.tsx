import { Section } from '#platform/web/ui/Section.tsx'

/** A section with a list of sentences. */
export function TextList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className="grid list-disc gap-2 pl-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}
