import { Badge } from '#platform/web/ui/Badge.tsx'
import { EXAMPLES, LANGUAGES } from '../rules/examples.ts'
import { CodeBlock } from './CodeBlock.tsx'

/** The examples in each language. All are open without JavaScript. */
export function Examples() {
  return (
    <div className="grid gap-8">
      <p className="max-w-[68ch]">
        Set <code>CLOGGLE_URL</code> to the address of this site and <code>CLOGGLE_TOKEN</code> to your token. Each example is complete.
      </p>
      {EXAMPLES.map(({ title, scopes, code }) => (
        <article key={title} className="grid min-w-0 grid-cols-1 gap-3">
          <h3 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
            {title}
            {scopes.map((scope) => (
              <Badge key={scope}>{scope}</Badge>
            ))}
          </h3>
          {LANGUAGES.map((language) => (
            <details key={language} open={language === 'curl'}>
              <summary className="cursor-pointer py-1.5 text-sm font-medium">{language}</summary>
              <CodeBlock label={`${title}: ${language}`} code={code[language]} />
            </details>
          ))}
        </article>
      ))}
    </div>
  )
}
