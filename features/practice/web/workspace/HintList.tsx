import { RichText } from '#platform/web/ui/RichText.tsx'

/** The opened hints. */
export const HintList = ({ hints }: { hints: readonly string[] }) => (
  <ol className="grid gap-4">
    {hints.map((hint, at) => (
      <li key={hint}>
        <h2 className="mb-1 text-sm font-medium">Hint {at + 1}</h2>
        <RichText shown={hint} />
      </li>
    ))}
  </ol>
)
