import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { diffBlocks, defaultChoice, mergedBlocks, type Choice, type DiffSegment } from '../../rules/merge.ts'
import { MAX_TAGS } from '../../rules/blog.ts'
import type { DraftText } from '../../rules/draft-text.ts'
import { MergeChoice } from './MergeChoice.tsx'
import { MergeMetadata, type MetadataChoices } from './MergeMetadata.tsx'
import { Preview } from './Preview.tsx'
import { RenderedText } from './RenderedText.tsx'
import { blocksOf } from './text-content.ts'
import type { Sides } from './use-merge.ts'

interface Props {
  sides: Sides
  onMerged: (text: DraftText) => void
  onLater: () => void
}

type Differs = Extract<DiffSegment, { kind: 'differs' }>

/** Two texts side by side with a choice for each difference, and the result. */
export function MergeScreen({ sides, onMerged, onLater }: Props) {
  const { mine, theirs, base } = sides
  const heading = useRef<HTMLHeadingElement>(null)
  const segments = useMemo(() => diffBlocks(blocksOf(mine.content), blocksOf(theirs.content)), [mine, theirs])
  const differing = segments.filter((segment): segment is Differs => segment.kind === 'differs')
  const [choices, setChoices] = useState<Choice[]>(() => {
    const known = base === null ? null : blocksOf(base.content)
    return differing.map((segment) => defaultChoice(segment, known))
  })
  const [metadata, setMetadata] = useState<MetadataChoices>(() => defaultMetadataChoices(sides))
  const [tab, setTab] = useState<'choose' | 'result'>('choose')
  useEffect(() => {
    heading.current?.focus()
  }, [])

  const merged: DraftText = { ...mergeMetadata(sides, metadata), content: mergedBlocks(segments, choices).join('') }
  const choose = (place: number, choice: Choice) => setChoices((before) => before.with(place, choice))

  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="merge-title">
      <header className="grid gap-2">
        <h1 id="merge-title" ref={heading} tabIndex={-1} className="text-2xl">
          This blog was edited in two places
        </h1>
        <p className="max-w-[64ch] text-text-muted">
          Choose which version to keep. “Mine” is the text from this window, “Theirs” is the text saved elsewhere. Where
          only one version has changes, it’s already selected. Where both do, the result keeps both until you choose.
        </p>
      </header>
      <Tabs
        label="Merge"
        active={tab}
        onChange={setTab}
        tabs={[{ name: 'choose', label: 'Differences', count: differing.length + metadataDifferences(sides) }, { name: 'result', label: 'Result' }]}
      >
        {tab === 'result' ? (
          <Preview text={merged} />
        ) : (
          <div className="grid gap-4">
            <MergeMetadata sides={sides} choices={metadata} onChoose={setMetadata} />
            {segments.map((segment, index) =>
              segment.kind === 'same' ? (
                <UnchangedBlocks key={index} blocks={segment.blocks} />
              ) : (
                <MergeChoice
                  key={index}
                  name={`Difference ${differing.indexOf(segment) + 1}`}
                  choice={choices[differing.indexOf(segment)]!}
                  onChoose={(choice) => choose(differing.indexOf(segment), choice)}
                  mine={<Blocks blocks={segment.mine} />}
                  theirs={<Blocks blocks={segment.theirs} />}
                />
              ),
            )}
          </div>
        )}
      </Tabs>
      <footer className="merge-footer">
        <Button onClick={onLater}>Decide later</Button>
        <Button variant="primary" onClick={() => onMerged(merged)}>
          Use this version
        </Button>
      </footer>
    </section>
  )
}

const Blocks = ({ blocks }: { blocks: readonly string[] }) =>
  blocks.length === 0 ? <p className="text-sm text-text-muted">Nothing here.</p> : <RenderedText html={blocks.join('')} className="text-base!" />

function UnchangedBlocks({ blocks }: { blocks: readonly string[] }) {
  return (
    <details className="rounded-control border border-line px-3 py-2 text-sm text-text-muted">
      <summary>{blocks.length === 1 ? 'One paragraph is the same' : `${blocks.length} paragraphs are the same`}</summary>
      <RenderedText html={blocks.join('')} className="mt-3 text-base!" />
    </details>
  )
}

const sameTags = ({ mine, theirs }: Sides) => mine.tags.join() === theirs.tags.join()

const metadataDifferences = (sides: Sides) =>
  Number(sides.mine.title.trim() !== sides.theirs.title.trim()) + Number(!sameTags(sides)) + Number(sides.mine.coverId !== sides.theirs.coverId)

function defaultMetadataChoices({ mine, theirs, base }: Sides): MetadataChoices {
  const side = <Part,>(own: Part, other: Part, known: Part | undefined) => (own === known && other !== known ? 'theirs' : 'mine')
  return {
    title: side(mine.title, theirs.title, base?.title),
    tags: base === null ? 'both' : side(mine.tags.join(), theirs.tags.join(), base.tags.join()),
    cover: side(mine.coverId, theirs.coverId, base?.coverId),
  }
}

function mergeMetadata({ mine, theirs }: Sides, { title, tags, cover }: MetadataChoices): Omit<DraftText, 'content'> {
  const both = [...new Set([...mine.tags, ...theirs.tags])].slice(0, MAX_TAGS)
  return {
    title: title === 'theirs' ? theirs.title : mine.title,
    tags: tags === 'both' ? both : tags === 'theirs' ? theirs.tags : mine.tags,
    coverId: cover === 'theirs' ? theirs.coverId : mine.coverId,
  }
}
