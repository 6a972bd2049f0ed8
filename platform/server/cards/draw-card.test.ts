import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isAudit } from '#tests/support/report-measurement.ts'
import { drawCard } from './draw-card.ts'

/** Titles in twelve scripts and more, short, long, with signs and without spaces. */
const TITLES: readonly string[] = [
  'Why C++ templates hurt', 'Control', 'Formulas of all kinds', 'k', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'A & B < C > D', 'E = mc² ∑ → ≤ ∇f', '100 % of 1/2', 'Ünïcödé Łódź Straße', 'Tiếng Việt có dấu',
  'What I learned from three hundred small experiments on one laptop, written down for people who have no time to run them', 'İstanbul’da makine öğrenmesi', '“Quoted” — and a dash…', 'fi fl ffi AVAToToo', 'naïve Bayes, Erdős, Gödel',
  'Введение в градиентный спуск', 'Нейронные сети и глубокое обучение для начинающих программистов', 'Ёлка, Їжак, ўсё', 'Машинне навчання', 'Вступ',
  'Εισαγωγή στη μηχανική μάθηση', 'Πιθανότητες', 'Ωμέγα και άλφα', 'Νευρωνικά δίκτυα', 'Σίσυφος',
  'مقدمة في التعلم العميق', 'الشبكات العصبية: من الصفر إلى الإنتاج في خطوات كثيرة وطويلة جدا', 'یادگیری ماشین', 'مرحبا Python 3 بالعالم', 'گرادیان',
  'שלום עולם', 'למידה עמוקה למתחילים, עם דוגמאות ותרגילים רבים מאוד', 'רשתות', 'בְּרֵאשִׁית', 'מבוא ל-NumPy',
  'नमस्ते दुनिया', 'प्रायिकता और सांख्यिकी', 'मशीन लर्निंग का परिचय', 'তথ্য বিজ্ঞান', 'মেশিন লার্নিং এর ভূমিকা',
  'இயந்திர கற்றல்', 'நரம்பியல் வலையமைப்புகள்', 'ไทยภาษา', 'การเรียนรู้เชิงลึกคืออะไร', 'โครงข่ายประสาทเทียมสำหรับผู้เริ่มต้นที่ไม่มีพื้นฐาน',
  'մեքենայական ուսուցում', 'Նեյրոնային ցանցեր', 'მანქანური სწავლება', 'ნეირონული ქსელები', '深度学习入门指南',
  '我家在上海东边，学习神经网络很有意思，而且每天都可以做一点点实验', '神经网络', 'ニューラルネットワークの学習を説明します', '機械学習', '畳み込みと働き',
  '딥러닝 소개', '한국어로 배우는 통계와 확률 그리고 기계 학습', '🎉🎉🎉', 'Loss 📉 and 🚀', 'a\u0301\u0301e\u0301 combining',
]

interface Box { left: number; top: number; right: number; bottom: number }

/** The box around all dark pixels of a card, which are its letters. */
async function lettersOf(card: Buffer): Promise<Box> {
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true })
  const box = { left: info.width, top: info.height, right: -1, bottom: -1 }
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[(y * info.width + x) * info.channels]! > 120) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}

describe('B-12 A social card', () => {
  test('draws titles in all scripts whole, inside the picture, with fonts that the project brings', async () => {
    expect(TITLES).toHaveLength(60)
    // A card takes a third of a second: `npm run audit` draws all of them, `npm test` every fourth, of nearly every script.
    const titles = TITLES.filter((_title, at) => isAudit || at % 4 === 0)
    const drawn = new Set<string>()
    for (const title of titles) {
      const card = await drawCard({ title, below: '' })
      const { left, right, top, bottom } = await lettersOf(card)
      expect({ title, isInside: left >= 90 && right <= 1110 && top >= 80 && bottom <= 480 }).toEqual({ title, isInside: true })
      // More than the name of the site: its letters end above 140.
      expect({ title, hasTitle: bottom > 200 }).toEqual({ title, hasTitle: true })
      drawn.add(card.toString('base64'))
    }
    expect(drawn.size).toBe(titles.length)
  }, 60_000)

  test('draws a card once for concurrent requests', async () => {
    const text = { title: 'Gradient descent', below: 'Ada · 4 min read' }
    const started = process.cpuUsage()
    const cards = await Promise.all(Array.from({ length: 50 }, () => drawCard({ ...text })))
    expect(new Set(cards).size).toBe(1)
    expect(cards[0]!.subarray(1, 4).toString()).toBe('PNG')
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000)
  })

  test('different ones are drawn one after another, and too many at once are refused', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => drawCard({ title: `Card ${n}`, below: '' })))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBe(30 - 17)
    expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } })
    // A refused card can be requested again.
    expect((await drawCard({ title: 'Card 29', below: '' })).length).toBeGreaterThan(1_000)
  }, 30_000)
})
