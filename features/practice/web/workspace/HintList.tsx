import { RichText } from '#platform/web/ui/RichText.tsx'

/** The hints that are open. */
export const HintList = ({ hints }: { hints: readonly string[] }) => (
  <ol className="grid gap-4">
    {hints.map((shown, at) => (
      <li key={shown}>
        <h2 className="mb-1 text-sm font-medium">Hint {at + 1}</h2>
        <RichText shown={shown} />
      </li>
    ))}
  </ol>
)
