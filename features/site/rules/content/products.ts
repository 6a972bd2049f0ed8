import type { Product } from '../site.ts'

/** The four products of the carousel on About Us, each with a page of its own. */
export const PRODUCTS: readonly Product[] = [
  {
    slug: 'qr-encryptor',
    name: 'QR Encryptor',
    sentence: 'Words for one reader, in a square that anybody may see.',
    text:
      'Some things are for one person, and the way to that person leads over a poster, a badge or a slide. QR Encryptor seals a short text with a passphrase and draws the result as a QR code. Whoever scans it sees noise; whoever knows the passphrase reads the text.\n\n' +
      'The sealing happens on the device that shows the code. No text and no passphrase is sent anywhere, so there is nothing that could be lost elsewhere. A code holds about a thousand characters: an address, a recovery phrase, a birthday wish, the answer to last week’s exercise.',
    points: ['Sealed on the device', 'Readable by any scanner, understood by one reader', 'Made for badges, posters and slides'],
  },
  {
    slug: 'notebook',
    name: 'Notebook',
    sentence: 'Notes that remember where they came from.',
    text:
      'Most notes on a paper or a lecture are lost because nobody knows any more what they were about. Notebook keeps each note with its place: the minute of the video, the line of the code, the page of the paper. Months later one press leads back.\n\n' +
      'Formulas are written as they are spoken, code keeps its colours, and a week’s notes fold into one page that can be published as a blog. What stays private stays private.',
    points: ['Every note with its place', 'Formulas and code at home', 'From notes to a blog in one step'],
  },
  {
    slug: 'project-hub',
    name: 'Project Hub',
    sentence: 'From an idea and three strangers to something that runs.',
    text:
      'Projects of learners rarely fail for want of skill. They fail because nobody knows what the next step is, or who does it. Project Hub begins with an idea in four sentences, finds people whose skills it needs, and keeps the next step in sight of all of them.\n\n' +
      'Each project has a page that tells what it is, what was tried and what came of it: a failed experiment with a good description is worth more here than a finished one without.',
    points: ['People found by the skills that are missing', 'One next step, always visible', 'A page that tells the whole story'],
  },
  {
    slug: 'code-vault',
    name: 'Code Vault',
    sentence: 'The piece of code that you wrote last year, found this minute.',
    text:
      'Everybody has written the same data loader four times. Code Vault keeps small pieces of code with the test that shows what they do, and finds them by meaning: what goes in, what comes out, which shapes.\n\n' +
      'A piece that others use grows a history: who improved it, which version ran where, which edge case it learned. What you put in stays yours, under the licence that you choose.',
    points: ['Every piece with its test', 'Found by shapes and meaning', 'A history of improvements'],
  },
]
