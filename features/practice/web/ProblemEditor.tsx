import { useEffect, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { problemPath } from '../rules/paths.ts'
import { NEW_PROBLEM } from '../rules/new-problem.ts'

const WrittenProblemQuery = graphql(`
  query WrittenProblem($slug: String!) {
    writtenProblem(slug: $slug) { slug revision state findings isPublished about statement hints editorial tests solutions }
  }
`)
const PreviewProblem = graphql(`
  mutation PreviewProblem($input: ProblemEditInput!) { previewProblem(input: $input) { statement editorial hints findings } }
`)
const WriteProblem = graphql(`mutation WriteProblem($input: ProblemEditInput!) { writeProblem(input: $input) }`)
const TakeOffProblem = graphql(`mutation TakeOffProblem($slug: String!) { takeOffProblem(slug: $slug) }`)

type Written = ResultOf<typeof WrittenProblemQuery>['writtenProblem']
type Texts = typeof NEW_PROBLEM

const FIELDS: readonly { name: keyof Texts; label: string; hint: string; rows: number }[] = [
  { name: 'about', label: 'Data', hint: 'Title, difficulty, category, tags, function, types, checker and limits, as JSON.', rows: 8 },
  { name: 'statement', label: 'Statement', hint: 'Markdown with $formulas$; names every parameter in `code`.', rows: 8 },
  { name: 'hints', label: 'Hints', hint: 'Three texts as JSON; each helps a little more.', rows: 6 },
  { name: 'editorial', label: 'Editorial', hint: 'Markdown; for those who solved it or gave up.', rows: 6 },
  { name: 'tests', label: 'Tests', hint: 'As JSON: at least 8, of which 3 hidden (with a category), the first a sample (with an explanation).', rows: 8 },
  { name: 'solutions', label: 'Solutions', hint: 'As JSON: reference.py, reference.js, and at least two wrong/name.py or .js whose first line says what is wrong.', rows: 8 },
]

const CHECK_AGAIN_MS = 2_000

/** One problem as it is written: texts and data, a preview, and what the gate says. */
export function ProblemEditor({ slug, back }: { slug: string | null; back: string }) {
  const { data, failed, again } = useAnswer(WrittenProblemQuery, slug === null ? null : { slug })
  const [held, hold] = useState<Written | null>(null)
  const written = data?.writtenProblem ?? held
  const isChecking = written?.state === 'checking'
  useEffect(() => {
    if (data !== null) hold(data.writtenProblem)
  }, [data])
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(again, CHECK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isChecking, again])
  if (failed !== null) return <ErrorState text="This problem could not be had." hint={failed} onRetry={again} />
  if (slug !== null && written === null) return <Skeleton className="h-60" />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={back}>All problems</ButtonLink>
        {written?.isPublished === true && <ButtonLink to={problemPath(written.slug)}>On the site</ButtonLink>}
        {written?.isPublished === true && <TakeOff slug={written.slug} onOff={again} />}
      </div>
      {written !== null && <GateSays written={written} />}
      <EditForm written={written} back={back} onWritten={again} />
    </div>
  )
}

function GateSays({ written: { state, findings, revision } }: { written: Written }) {
  if (state === 'checking') return <p role="status" className="rounded-control bg-medium-wash px-3 py-2 text-sm">The gate is looking at it: every solution is run.</p>
  if (state === 'passed') return revision === 0 ? null : <p role="status" className="rounded-control bg-easy-wash px-3 py-2 text-sm">It passed the gate.</p>
  return <Findings title="It did not pass the gate, and the site shows what was there before." findings={findings} />
}

const Findings = ({ title, findings }: { title: string; findings: readonly string[] }) => (
  <div role="status" className="rounded-control bg-hard-wash px-3 py-2 text-sm">
    <p className="font-medium">{title}</p>
    <ul className="list-disc pl-5">
      {findings.map((finding) => (
        <li key={finding} className="wrap-anywhere">
          {finding}
        </li>
      ))}
    </ul>
  </div>
)

function TakeOff({ slug, onOff }: { slug: string; onOff: () => void }) {
  const { run, busy } = useAction(TakeOffProblem)
  const takeOff = async () => {
    if ((await run({ slug })) !== null) onOff()
  }
  return (
    <Button look="danger" busy={busy} onClick={() => void takeOff()}>
      Take it off the site
    </Button>
  )
}

function EditForm({ written, back, onWritten }: { written: Written | null; back: string; onWritten: () => void }) {
  const [slug, setSlug] = useState(written?.slug ?? '')
  const [texts, setTexts] = useState<Texts>(written ?? NEW_PROBLEM)
  const [revision, setRevision] = useState(written?.revision ?? 0)
  const preview = useAction(PreviewProblem)
  const save = useAction(WriteProblem)
  const [shown, show] = useState<ResultOf<typeof PreviewProblem>['previewProblem'] | null>(null)
  const { about, statement, hints, editorial, tests, solutions } = texts
  const input = { slug, revision, about, statement, hints, editorial, tests, solutions }
  const refusal = save.refusal ?? preview.refusal
  const look = async () => {
    const answer = await preview.run({ input })
    if (answer !== null) show(answer.previewProblem)
  }
  const write = async () => {
    const answer = await save.run({ input })
    if (answer === null) return
    setRevision(answer.writeProblem)
    if (written === null) window.location.assign(`${back}?q=${slug}`)
    else onWritten()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {written === null && (
        <Field label="Address" hint="Small letters, digits and hyphens; it stays.">
          {(control) => <TextInput {...control} value={slug} onChange={(event) => setSlug(event.target.value)} />}
        </Field>
      )}
      {FIELDS.map(({ name, label, hint, rows }) => (
        <Field key={name} label={label} hint={hint} error={refusal?.fields?.[name]}>
          {(control) => (
            <TextArea {...control} className="font-mono" rows={rows} spellCheck={false} value={texts[name]} onChange={(event) => setTexts({ ...texts, [name]: event.target.value })} />
          )}
        </Field>
      ))}
      {refusal !== null && (
        <p role="alert" className="text-sm text-hard">
          {refusal.says}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={preview.busy} onClick={() => void look()}>
          Preview
        </Button>
        <Button look="primary" busy={save.busy} disabledBecause={slug === '' ? 'Give it an address first.' : null} onClick={() => void write()}>
          Save and check
        </Button>
      </div>
      {shown !== null && (
        <section aria-label="Preview" className="statement grid grid-cols-1 gap-4 rounded-card border border-line p-4">
          {shown.findings.length > 0 && <Findings title="This speaks against it:" findings={shown.findings} />}
          {[shown.statement, ...shown.hints, shown.editorial].map((text, at) => text !== null && <RichText key={`text ${at}`} shown={text} />)}
        </section>
      )}
    </div>
  )
}
