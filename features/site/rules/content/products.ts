import type { Product } from '../site.ts'

/** The four products of the carousel on About Us. */
export const PRODUCTS: readonly Product[] = [
  {
    slug: 'qr-encryptor',
    name: 'QR Encryptor',
    sentence: 'Encrypted messages in a QR code',
    text:
      'Share a private message on a poster, badge or slide. QR Encryptor encrypts a short text with a passphrase and turns the result into a QR code. Anyone who scans it sees noise. Only people with the passphrase can read the text.\n\n' +
      'Encryption happens on your device. Neither the text nor the passphrase is ever sent anywhere, so there’s nothing to leak. A code holds about a thousand characters: an address, a recovery phrase, a birthday wish, the answer to last week’s exercise.',
    points: ['Encrypted on your device', 'Any scanner reads it, only the passphrase opens it', 'Made for badges, posters and slides'],
    address: '',
  },
  {
    slug: 'notebook',
    name: 'Notebook',
    sentence: 'Notes that remember where they came from',
    text:
      'Most notes on a paper or a lecture become useless because no one remembers what they were about. Notebook links each note to its source: the minute of the video, the line of code, the page of the paper. Months later, one click takes you back.\n\n' +
      'Write formulas in plain words, keep syntax highlighting for code, and turn a week’s notes into a page you can publish as a blog. Private notes stay private.',
    points: ['Every note linked to its source', 'Formulas and code built in', 'From notes to a blog in one step'],
    address: '',
  },
  {
    slug: 'project-hub',
    name: 'Project Hub',
    sentence: 'From an idea and three strangers to something that runs',
    text:
      'Learners’ projects rarely fail for lack of skill. They fail because no one knows what the next step is or who owns it. Project Hub starts with an idea in four sentences, finds people with the skills it needs, and keeps the next step visible to everyone.\n\n' +
      'Each project has a page that says what it is, what was tried and how it turned out. A failed experiment with a good write-up is worth more here than a finished one without.',
    points: ['Find people with the skills you’re missing', 'One next step, always visible', 'A page that tells the whole story'],
    address: '',
  },
  {
    slug: 'code-vault',
    name: 'Code Vault',
    sentence: 'Find the snippet you wrote last year',
    text:
      'Everyone has written the same data loader four times. Code Vault stores snippets together with a test that shows what they do, and searches them by meaning: inputs, outputs and shapes.\n\n' +
      'Every shared snippet has a history: who improved it, which version ran where, which edge case was fixed. Your snippets stay yours, under the license you choose.',
    points: ['Every snippet with its test', 'Search by shape and meaning', 'A history of improvements'],
    address: '',
  },
]
