import PDFDocument from 'pdfkit'
import { landscapeOf } from '#platform/rules/contour.ts'
import { contourPath } from '#platform/rules/contour-path.ts'
import { SITE } from '#platform/rules/site.ts'
import { qrCode } from '#platform/server/qr-code.ts'
import { durationText } from '../rules/course.ts'
import { certificatePath } from '../rules/paths.ts'
import { fontFiles, runsOf, type Weight } from './certificate-fonts.ts'
import type { CertificateRow } from './certificates.queries.ts'

const INK = '#1d2033'
const SOFT = '#565b6e'
const IRIS = '#4f46c9'
/** A4 across, in points. */
const WIDTH = 841.89
const HEIGHT = 595.28
const MARGIN = 72
/** The height of the drawing above and below the text. */
const BAND = 48
const GRID = { columns: 36, rows: 26, scale: 24, levels: 11, minDistance: 1.5 }

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
/** With its quiet border. */
const QR_SIZE = 130

type Document = InstanceType<typeof PDFDocument>

interface Line {
  text: string
  y: number
  size: number
  weight: Weight
  color: string
}

/** Writes a line from the left margin, with the files of the font that have its characters; a longer one is drawn smaller. */
function write(doc: Document, { text, y, size, weight, color }: Line): void {
  const runs = runsOf(text, weight) ?? []
  const widthAt = (points: number) => runs.reduce((sum, run) => sum + doc.font(run.font).fontSize(points).widthOfString(run.text), 0)
  const fitting = Math.min(size, (size * (WIDTH - 2 * MARGIN)) / Math.max(1, widthAt(size)))
  let x = MARGIN
  for (const run of runs) {
    doc.font(run.font).fontSize(fitting).fillColor(color).text(run.text, x, y, { lineBreak: false })
    x += doc.widthOfString(run.text)
  }
}

/**
 * Draws a certificate as a tagged PDF with embedded fonts. A name in a script that the fonts don't have (such as Chinese) is written as the username; the
 * page of the certificate shows it as it is.
 */
export function certificatePdf(certificate: CertificateRow, origin: string): Promise<Buffer> {
  const { id, person_name, username, course_title, minutes, skills, issued_at, revoked_at } = certificate
  const address = origin + certificatePath(id)
  const name = runsOf(person_name, 600) === null ? `@${username}` : person_name
  const title = runsOf(course_title, 600) === null ? certificate.course_slug : course_title
  const doc = new PDFDocument({
    size: 'A4', layout: 'landscape', margin: 0, tagged: true, lang: 'en', displayTitle: true, pdfVersion: '1.7',
    info: { Title: `Certificate: ${course_title}`, Author: SITE.name, Subject: person_name, CreationDate: issued_at },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((done, fail) => doc.on('end', () => done(Buffer.concat(parts))).on('error', fail))
  for (const weight of [400, 600] as const) for (const { name: font, bytes } of fontFiles(weight)) doc.registerFont(font, bytes)

  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, WIDTH, HEIGHT).fill('#fcfbf8')
  // At the edges only: its lines never run through the text.
  doc.save().rect(0, 0, WIDTH, BAND).rect(0, HEIGHT - BAND, WIDTH, BAND).clip()
  doc.path(contourPath(landscapeOf(id, 7), GRID)).lineWidth(1).strokeOpacity(0.3).stroke(IRIS)
  doc.restore()
  doc.endMarkedContent()

  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (type: 'H1' | 'P', line: Line) => root.add(doc.struct(type, {}, () => write(doc, line)))
  const day = DAY.format(issued_at)
  tagged('P', { text: SITE.name, y: 64, size: 22, weight: 600, color: IRIS })
  tagged('P', { text: 'Certificate of completion', y: 150, size: 16, weight: 400, color: SOFT })
  tagged('H1', { text: name, y: 178, size: 40, weight: 600, color: INK })
  tagged('P', { text: 'finished the course', y: 244, size: 16, weight: 400, color: SOFT })
  tagged('P', { text: title, y: 270, size: 28, weight: 600, color: INK })
  tagged('P', { text: `${durationText(minutes)}, finished on ${day}`, y: 322, size: 14, weight: 400, color: INK })
  tagged('P', { text: `Skills: ${skills.filter((skill) => runsOf(skill, 400) !== null).join(', ')}`, y: 346, size: 14, weight: 400, color: INK })
  if (revoked_at !== null) tagged('P', { text: `Revoked on ${DAY.format(revoked_at)}`, y: 380, size: 18, weight: 600, color: '#b3261e' })
  tagged('P', { text: 'Check this certificate at', y: 470, size: 12, weight: 400, color: SOFT })
  tagged('P', { text: address, y: 488, size: 12, weight: 400, color: IRIS })
  root.add(doc.struct('Figure', { alt: `QR code of ${address}` }, () => void drawQr(doc, address)))
  root.end()
  doc.end()
  return whole
}

/** Draws a QR code into the lower right corner. */
function drawQr(doc: Document, text: string): void {
  const { path, size } = qrCode(text)
  const [left, top] = [WIDTH - MARGIN - QR_SIZE, HEIGHT - MARGIN - QR_SIZE]
  doc.rect(left, top, QR_SIZE, QR_SIZE).fill('#ffffff')
  doc.save().translate(left, top).scale(QR_SIZE / size).path(path).fill(INK).restore()
}
