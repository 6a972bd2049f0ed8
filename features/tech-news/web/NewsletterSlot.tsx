import { useId } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

const NEWSLETTER_PATH = '/newsletter'

/** The Newsletter box. The page of the newsletter takes the address and asks for confirmation. */
export function NewsletterSlot() {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="card grid gap-3">
      <h2 id={`${id}-title`} className="text-lg">
        <a className="hover:underline" href={NEWSLETTER_PATH}>
          Newsletter
        </a>
      </h2>
      <p className="text-sm text-text-muted">Weekly roundup sent every Friday.</p>
      <form className="grid gap-2" action={NEWSLETTER_PATH}>
        <TextInput type="email" name="email" autoComplete="email" required aria-label="Email" placeholder="you@example.com" />
        <Button type="submit" variant="primary" wide>
          Subscribe
        </Button>
      </form>
    </section>
  )
}
