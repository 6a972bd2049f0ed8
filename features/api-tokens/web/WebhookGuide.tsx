import { SIGNATURE_CHECKS } from '../rules/examples.ts'
import { CodeBlock } from './CodeBlock.tsx'
import type { Reference } from './DevelopersPage.tsx'

/** How webhooks work, and how a receiver checks their signature. */
export function WebhookGuide({ events }: { events: Reference['events'] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[68ch]">
        A webhook is a <code>POST</code> with JSON to an address that an admin of this site added. Its body has <code>event</code>, <code>at</code> and <code>data</code>. Events:
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {events.map(({ name, label }) => (
          <li key={name}>
            <code>{name}</code>: {label}
          </li>
        ))}
      </ul>
      <p className="max-w-[68ch]">
        The headers are <code>cloggle-event</code>, <code>cloggle-delivery</code> (the same for each attempt) and <code>cloggle-signature</code>. Answer with a status from 200 to 299 within eight seconds. Otherwise the
        message is sent again up to six times, with growing delays. Check the signature with the secret of the webhook:
      </p>
      {Object.entries(SIGNATURE_CHECKS).map(([language, code]) => (
        <details key={language} open={language === 'JavaScript'}>
          <summary className="cursor-pointer py-1.5 text-sm font-medium">{language}</summary>
          <CodeBlock label={`Signature check: ${language}`} code={code} />
        </details>
      ))}
    </div>
  )
}
