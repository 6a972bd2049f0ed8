import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import { qrModules } from '../rules/qr-drawing.ts'

const FRAME = 'aspect-[1200/630] w-full max-w-120 rounded-card border border-line bg-surface xl:order-last'

/** A drawing of what a product does; products without one have the drawing of their name. */
export function ProductPicture({ slug, name }: { slug: string; name: string }) {
  const Drawing = DRAWINGS[slug]
  if (Drawing === undefined) return <Illustration motif={motifOf([], name)} seed={name} className={FRAME} />
  return (
    <svg viewBox="0 0 480 252" className={`${FRAME} text-text`} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <Drawing />
    </svg>
  )
}

const LINE = 'text-border-strong'
const ACCENT = 'text-accent'

/** A code that anyone can scan, and the key that opens it. */
function QrEncryptor() {
  return (
    <>
      <rect x="52" y="38" width="176" height="176" rx="10" className={LINE} />
      <path d={qrModules(64, 50, 152)} fill="currentColor" stroke="none" />
      <path d="M250 126h44m-12-10 12 10-12 10" className={LINE} />
      <g className={ACCENT}>
        <rect x="322" y="112" width="92" height="72" rx="10" />
        <path d="M340 112V92a28 28 0 0 1 56 0v20" />
        <circle cx="368" cy="142" r="8" />
        <path d="M368 150v14" />
      </g>
    </>
  )
}

/** A page of notes, each tied to a minute of the video above. */
function Notebook() {
  return (
    <>
      <rect x="44" y="44" width="184" height="106" rx="8" className={LINE} />
      <path d="m124 82 28 16-28 16z" fill="currentColor" stroke="none" className={ACCENT} />
      <path d="M60 136h152" className={LINE} />
      <circle cx="96" cy="136" r="5" fill="currentColor" className={ACCENT} />
      <circle cx="168" cy="136" r="5" fill="currentColor" className={ACCENT} />
      <path d="M96 141v36h160M168 141v16h88" className={ACCENT} strokeDasharray="3 5" />
      <rect x="268" y="32" width="168" height="188" rx="8" className={LINE} />
      <path d="M292 64h96M292 88h120M292 112h72" />
      <path d="M292 157h92M292 177h112" className={ACCENT} />
      <path d="M292 197h60" />
    </>
  )
}

/** Three people, and the one next step that all of them see. */
function ProjectHub() {
  return (
    <>
      {[92, 240, 388].map((x) => (
        <g key={x} className={LINE}>
          <circle cx={x} cy="58" r="18" />
          <path d={`M${x - 30} 112a30 30 0 0 1 60 0`} />
          <path d={`M${x} 122v22`} strokeDasharray="3 5" />
        </g>
      ))}
      <path d="M92 144h296" className={LINE} strokeDasharray="3 5" />
      <path d="M240 144v18" className={ACCENT} />
      <rect x="136" y="164" width="208" height="52" rx="10" className={ACCENT} />
      <path d="m160 190 9 9 16-18" className={ACCENT} />
      <path d="M206 190h110" />
    </>
  )
}

/** A snippet in a safe place with the test that it passes. */
function CodeVault() {
  return (
    <>
      <rect x="56" y="36" width="240" height="180" rx="12" className={LINE} />
      <path d="m92 84-20 18 20 18M156 84l20 18-20 18M132 78l-16 48" className={ACCENT} />
      <path d="M200 88h64M200 112h44M84 156h150M84 182h104" />
      <circle cx="368" cy="126" r="56" className={LINE} />
      <circle cx="368" cy="126" r="38" className={ACCENT} />
      <path d="m352 126 12 12 22-25" className={ACCENT} />
      <path d="M368 70v-14M368 196v-14M312 126h-14M438 126h-14" className={LINE} />
    </>
  )
}

const DRAWINGS: Readonly<Record<string, () => React.ReactElement>> = { 'qr-encryptor': QrEncryptor, notebook: Notebook, 'project-hub': ProjectHub, 'code-vault': CodeVault }
