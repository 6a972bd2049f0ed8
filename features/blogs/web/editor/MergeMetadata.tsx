import { imageUrl } from '#platform/rules/image-paths.ts'
import type { Choice } from '../../rules/merge.ts'
import { MergeChoice } from './MergeChoice.tsx'
import type { Sides } from './use-merge.ts'

export interface MetadataChoices {
  title: Choice
  tags: Choice
  cover: Choice
}

interface Props {
  sides: Sides
  choices: MetadataChoices
  onChoose: (choices: MetadataChoices) => void
}

const ONE_SIDE: readonly Choice[] = ['mine', 'theirs']

/** The choices for title, tags and cover, where they differ. */
export function MergeMetadata({ sides: { mine, theirs }, choices, onChoose }: Props) {
  return (
    <>
      {mine.title.trim() !== theirs.title.trim() && (
        <MergeChoice
          name="Title"
          offers={ONE_SIDE}
          choice={choices.title}
          onChoose={(title) => onChoose({ ...choices, title })}
          mine={<Title text={mine.title} />}
          theirs={<Title text={theirs.title} />}
        />
      )}
      {mine.tags.join() !== theirs.tags.join() && (
        <MergeChoice
          name="Tags"
          choice={choices.tags}
          onChoose={(tags) => onChoose({ ...choices, tags })}
          mine={<Tags tags={mine.tags} />}
          theirs={<Tags tags={theirs.tags} />}
        />
      )}
      {mine.coverId !== theirs.coverId && (
        <MergeChoice
          name="Cover"
          offers={ONE_SIDE}
          choice={choices.cover}
          onChoose={(cover) => onChoose({ ...choices, cover })}
          mine={<Cover id={mine.coverId} />}
          theirs={<Cover id={theirs.coverId} />}
        />
      )}
    </>
  )
}

const Title = ({ text }: { text: string }) =>
  text.trim() === '' ? <p className="text-sm text-text-muted">No title.</p> : <p className="text-lg font-semibold">{text}</p>

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? <p className="text-sm text-text-muted">No tags.</p> : <p>{tags.join(', ')}</p>

const Cover = ({ id }: { id: string | null }) =>
  id === null ? <p className="text-sm text-text-muted">No cover.</p> : <img className="cover-preview" src={imageUrl(id, 'medium')} alt="The cover" />
