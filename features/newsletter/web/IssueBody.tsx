import { Section } from '#platform/web/ui/Section.tsx'
import type { NewsletterItem, NewsletterSection } from '../rules/newsletter.ts'

/** The content of an issue as a page. */
export function IssueBody({ intro, sections }: { intro: string; sections: readonly NewsletterSection[] }) {
  return (
    <div className="grid max-w-[44rem] gap-10">
      {intro !== '' && <p className="whitespace-pre-line">{intro}</p>}
      {sections.map(({ label, items }) => (
        <Section key={label} title={label}>
          <ItemList items={items} />
        </Section>
      ))}
    </div>
  )
}

/** Links of an issue with what they are about. */
export const ItemList = ({ items }: { items: readonly NewsletterItem[] }) => (
  <ul className="grid gap-4">
    {items.map(({ title, text, path }) => (
      <li key={path}>
        <a className="link font-medium" href={path}>
          {title}
        </a>
        {text !== '' && <p className="text-sm text-text-muted wrap-anywhere">{text}</p>}
      </li>
    ))}
  </ul>
)
