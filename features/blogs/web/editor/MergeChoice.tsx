import { useId, type ReactNode } from 'react'
import { CHOICES, type Choice } from '../../rules/merge.ts'

const WORDS: Record<Choice, string> = { mine: 'Mine', theirs: 'Theirs', both: 'Both' }

interface Props {
  name: string
  choice: Choice
  onChoose: (choice: Choice) => void
  /** A title or a cover cannot be both. */
  offers?: readonly Choice[]
  mine: ReactNode
  theirs: ReactNode
}

/** One difference of two texts: both sides, and which of them to keep. */
export function MergeChoice({ name, choice, onChoose, offers = CHOICES, mine, theirs }: Props) {
  const id = useId()
  return (
    <fieldset className="merge-choice">
      <legend className="text-sm font-medium">{name}</legend>
      <div className="merge-sides">
        <div className="merge-side" data-kept={choice !== 'theirs' || undefined}>
          <p className="merge-side-name">Mine</p>
          {mine}
        </div>
        <div className="merge-side" data-kept={choice !== 'mine' || undefined}>
          <p className="merge-side-name">Theirs</p>
          {theirs}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {offers.map((offer) => (
          <label key={offer} className="merge-offer">
            <input type="radio" name={id} className="size-4.5 accent-accent" checked={choice === offer} onChange={() => onChoose(offer)} />
            {WORDS[offer]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
