import { findingParts } from '../../rules/finding-parts.ts'

interface Props {
  finding: string
  /** The files of the solutions. */
  files?: readonly string[]
  onGo: (at: string) => void
}

/** A sentence of the checks; the solution and the test that it names lead to them in the form. */
export const FindingText = ({ finding, files = [], onGo }: Props) =>
  findingParts(finding, files).map(({ text, at }) =>
    at === null ? (
      text
    ) : (
      <button key={at} type="button" className="link text-left wrap-anywhere underline underline-offset-2" onClick={() => onGo(at)}>
        {text}
      </button>
    ),
  )
