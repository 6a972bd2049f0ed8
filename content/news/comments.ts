import type { SeedComment } from '#content/demo/types.ts'

/** Comments on news articles, by the title of the article. */
export const NEWS_COMMENTS: readonly { article: string; comments: SeedComment[] }[] = [
  {
    article: 'Why a smaller model is often the better first choice',
    comments: [
      {
        by: 'lina-okafor', hoursAfter: 0.6,
        text: 'I tried this with support tickets: 400 labeled examples and a small encoder reached 91% accuracy, and the large model 92%. The small one answers in 20 ms on a laptop.',
        replies: [
          {
            by: 'mateo-silva', hoursAfter: 0.5,
            text: 'Did you look at the errors of both? With one point of difference I would check whether they fail on the same tickets. If they do, the labels are often the problem.',
            replies: [{ by: 'lina-okafor', hoursAfter: 0.4, text: '@mateo-silva Good point. Of 36 errors, 29 are the same tickets, and I would label at least ten of those differently today.' }],
          },
        ],
      },
      { by: 'priya-raghunathan', hoursAfter: 1.2, text: 'Thirty inputs are enough to notice a bad choice, but not to rank two good ones: one mistake more or less moves the score by 3 points. I keep adding inputs until the order stays the same.' },
    ],
  },
  {
    article: 'What retrieval adds to a language model, and what it does not',
    comments: [
      {
        by: 'arjun-thapa', hoursAfter: 3,
        text: 'Splitting at headings helped us more than any change of the embedding model. Does anybody keep the heading in the embedded text, or only show it to the model afterwards?',
        replies: [{ by: 'yuki-tanabe', hoursAfter: 2, text: 'In the embedded text. A section called “Limits” under “Uploads” is hardly found without the word “uploads”.' }],
      },
    ],
  },
  {
    article: 'Quantization in plain words',
    comments: [
      { by: 'lina-okafor', hoursAfter: 5, text: 'The exercise makes it very clear. For 1,000 normal weights I get a mean squared error of about 0.017 with one scale, and 0.008 with a scale for each 32 weights.' },
    ],
  },
]
